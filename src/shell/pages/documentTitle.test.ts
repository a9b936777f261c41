import { expect, it } from 'vitest';
import { documentTitle } from './documentTitle';

it.each([
	['Notifications', 'Notifications | Leeward'],
	[null, 'Leeward'],
	['Leeward', 'Leeward'],
	['', 'Leeward'],
])('a page called %s', (title, shown) => {
	expect(documentTitle(title, 'Leeward')).toBe(shown);
});
