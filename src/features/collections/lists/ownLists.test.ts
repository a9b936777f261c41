import { describe, expect, it } from 'vitest';
import { shownMembers, withMembers, withoutMember } from './ownLists';

const list = { id: 'l', name: 'Boats', userIds: ['a', 'b'], isPublic: false };
const members = (...ids: string[]) => ids.map(userId => ({ userId, withReplies: userId === 'b' }));
const idsOf = (shown: readonly { userId: string }[]) => shown.map(({ userId }) => userId);

describe('the members of a list', () => {
	it('are each on it once', () => {
		expect(withMembers(list, ['b', 'c']).userIds).toEqual(['a', 'b', 'c']);
		expect(withoutMember(list, 'a').userIds).toEqual(['b']);
	});

	it('show without those taken off, and with those put on first', () => {
		const shown = shownMembers(members('b', 'a'), ['b', 'c'], ['a', 'b'], true);
		expect(shown).toEqual([
			{ userId: 'c', withReplies: false },
			{ userId: 'b', withReplies: true },
		]);
	});

	it('of pages still to come are not taken for new ones', () => {
		expect(idsOf(shownMembers(members('d', 'c'), ['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'c', 'd'], false))).toEqual([
			...['e', 'd', 'c'],
		]);
	});
});
