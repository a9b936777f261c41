import { describe, expect, it } from 'vitest';
import type { NotificationRow } from '../store/tables/server';
import { groupNotifications } from './groupNotifications';

const row = (id: string, type: string, noteId: string | null): NotificationRow => ({
	id,
	userId: 'me',
	type,
	notifierId: 'ann',
	noteId,
	data: {},
});
const group = (...rows: NotificationRow[]) =>
	groupNotifications(rows, one => one.noteId).map(found => found.map(one => one.id).join('+'));

describe('groupNotifications', () => {
	it('puts reactions to one note together, and renotes of one note', () => {
		const rows = [
			row('5', 'renote', 'n'),
			row('4', 'renote', 'n'),
			row('3', 'reaction', 'n'),
			row('2', 'reaction', 'n'),
		];
		expect(group(...rows)).toEqual(['5+4', '3+2']);
	});

	it('leaves reactions to different notes apart', () => {
		expect(group(row('2', 'reaction', 'a'), row('1', 'reaction', 'b'))).toEqual(['2', '1']);
	});

	it('groups only what follows each other, so that the order of time stays', () => {
		const rows = [row('3', 'reaction', 'a'), row('2', 'mention', 'm'), row('1', 'reaction', 'a')];
		expect(group(...rows)).toEqual(['3', '2', '1']);
	});

	it('never groups other kinds', () => {
		expect(group(row('2', 'mention', 'a'), row('1', 'mention', 'a'))).toEqual(['2', '1']);
		expect(group(row('2', 'reaction', null), row('1', 'reaction', null))).toEqual(['2', '1']);
	});
});
