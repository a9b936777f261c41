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

it.each([
	[0, 'Search | Leeward'],
	[3, '(3) Search | Leeward'],
	[100, '(99+) Search | Leeward'],
])('%i unread notifications', (unread, shown) => {
	expect(documentTitle('Search', 'Leeward', unread)).toBe(shown);
});
