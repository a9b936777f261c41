import { describe, expect, it } from 'vitest';
import { toNotification } from '@/api/toNotification';
import { makeFeedRows, muteWords, onNotes } from '@/blocks/feed/feedRows';
import type { FeedEntry } from '@/stores/feeds/feedEntries';
import type { KnownVerdict } from '@/stores/muting/WordMutes';
import type { WireNotification } from '@/wire/entities';
import { notificationRows } from './notificationRows';

const reactionTo = (id: string, noteId: string) =>
	toNotification({
		id,
		type: 'reaction',
		createdAt: '2026-11-21T00:00:00Z',
		userId: id,
		user: { id },
		note: { id: noteId },
		reaction: '👍',
	} as unknown as WireNotification).notification;
const all = new Map(['a', 'b', 'c', 'd'].map(id => [id, reactionTo(id, id < 'c' ? 'note' : 'other')]));
const entry = (key: string): FeedEntry => (key === '|' ? { kind: 'gap', key, state: 'idle' } : { kind: 'item', key });
const rowsOf = (keys: string, verdictOf: (noteId: string) => KnownVerdict = () => 'none') =>
	notificationRows(
		makeFeedRows(Array.from(keys, entry), [onNotes(id => all.get(id)?.noteId), muteWords(verdictOf)]),
		id => all.get(id),
	);

describe('the rows of notifications', () => {
	it('keep gaps where they are, and group nothing across them', () => {
		expect(rowsOf('ba').map(row => row.key)).toEqual(['b']);
		expect(rowsOf('b|a').map(row => row.key)).toEqual(['b', '|', 'a']);
	});

	it('leave with notes that are muted hard, and wait for what was not looked at', () => {
		expect(rowsOf('dca', id => (id === 'other' ? 'hard' : 'none')).map(row => row.key)).toEqual(['a']);
		expect(rowsOf('dca', id => (id === 'other' ? 'unknown' : 'none')).map(row => row.key)).toEqual(['a']);
	});

	it('say where a muted word is in the note', () => {
		expect(rowsOf('da', id => (id === 'other' ? 'soft' : 'none'))).toMatchObject([
			{ isMuted: true },
			{ isMuted: false },
		]);
	});

	it('stay the same objects while nothing of them changes', () => {
		const [row] = rowsOf('a');
		expect(rowsOf('da')[1]).toBe(row);
	});
});
