import { expect, it } from 'vitest';
import { suggestsRestore } from './suggestsRestore';

const facts = { createdAt: 0, now: 30 * 60_000, backups: 1, profileName: '', isDismissed: false };

it('suggests to restore backups on a device that has no profile of its own', () => {
	expect(suggestsRestore(facts)).toBe(true);
	expect(suggestsRestore({ ...facts, createdAt: null })).toBe(true);
});

it.each([
	['for an account younger than 30 minutes', { now: 30 * 60_000 - 1 }],
	['without backups', { backups: 0 }],
	['once the profile is named', { profileName: 'Desk' }],
	['once it was dismissed', { isDismissed: true }],
])('does not %s', (_when, change) => expect(suggestsRestore({ ...facts, ...change })).toBe(false));
