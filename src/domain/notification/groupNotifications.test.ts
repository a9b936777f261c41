import { describe, expect, it } from 'vitest';
import { toNotification } from '@/api/toNotification';
import type { WireNotification } from '@/wire/entities';
import { groupNotifications, peopleOf } from './groupNotifications';

const made = (wire: Record<string, unknown>) =>
	toNotification({ id: 'n', createdAt: '2026-11-21T00:00:00Z', ...wire } as WireNotification).notification;
const reaction = (id: string, userId: string, noteId = 'note') =>
	made({ id, type: 'reaction', userId, user: { id: userId }, note: { id: noteId }, reaction: '👍' });

describe('notifications', () => {
	it('of reactions to one note become one entry, with the newest first', () => {
		const [entry, ...rest] = groupNotifications([reaction('3', 'c'), reaction('2', 'b'), reaction('1', 'a')]);
		expect(rest).toEqual([]);
		expect(entry?.id).toBe('3');
		expect(entry?.reactions.map(each => each.userId)).toEqual(['c', 'b', 'a']);
	});

	it('of different notes stay apart', () => {
		expect(groupNotifications([reaction('2', 'a', 'x'), reaction('1', 'a', 'y')])).toHaveLength(2);
	});

	it('of renotes of one note become one entry, though each has a note of its own', () => {
		const renote = (id: string, userId: string) =>
			made({ id, type: 'renote', userId, user: { id: userId }, note: { id: `r${id}`, renoteId: 'note' } });
		const grouped = made({
			...{ id: '1', type: 'renote:grouped', note: { id: 'r1', renoteId: 'note' }, users: [{ id: 'a' }, { id: 'z' }] },
		});
		const [entry, ...rest] = groupNotifications([renote('3', 'c'), renote('2', 'a'), grouped]);
		expect(rest).toEqual([]);
		expect(entry).toMatchObject({ id: '3', type: 'renote:grouped' });
		expect(entry && peopleOf(entry)).toEqual(['c', 'a', 'z']);
	});

	it('of renotes are left apart where what was renoted is not known', () => {
		const renote = (id: string) => made({ id, type: 'renote', userId: id, user: { id }, note: { id: `r${id}` } });
		expect(groupNotifications([renote('2'), renote('1')])).toHaveLength(2);
	});

	it('with something between them stay apart', () => {
		const follow = made({ id: 'f', type: 'follow', userId: 'z', user: { id: 'z' } });
		expect(groupNotifications([reaction('2', 'a'), follow, reaction('1', 'b')])).toHaveLength(3);
	});

	it('count distinct people', () => {
		const [entry] = groupNotifications([reaction('3', 'a'), reaction('2', 'b'), reaction('1', 'a')]);
		expect(entry && peopleOf(entry)).toEqual(['a', 'b']);
	});

	it('tolerate what is missing', () => {
		const strange = made({ type: 'somethingNew' });
		expect(strange).toMatchObject({ type: 'somethingNew', userId: null, noteId: null, reactions: [] });
	});
});
