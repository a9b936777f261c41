// @vitest-environment bundled-happy-dom
import { answerCalls } from '@tests/factories/answerCalls';
import { fakeIntersections, tellIntersections } from '@tests/factories/fakeIntersections';
import { testSession } from '@tests/factories/renderInSession';
import { wireNote } from '@tests/factories/wireNote';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { threadHosts } from '@/blocks/thread/threadHosts';
import { columnOf, type DeckColumn } from '@/domain/deck/deck';
import { localDatabase } from '@/platform/localDatabase';
import { addRuledColumn } from '@/stores/columnRules/ruledColumns';
import { type FeedState, START } from '@/stores/feeds/FeedState';
import { item } from '@/stores/feeds/feedEntries';
import { readMarksOf } from '@/stores/readMarks/readMarksOf';
import * as sessions from '@/stores/session/sessions';
import { READ_AFTER_MS } from '../extras/ReadingWatch';
import { IN_CATCH_UP, seenNotes } from '../extras/seenNotes';
import { ReadMarkKeeper } from './ReadMarkKeeper';

const filter = { withReplies: true, withRenotes: true, withSensitive: true, onlyFiles: false };

let keeper: ReadMarkKeeper;

beforeEach(() => {
	vi.useFakeTimers();
	fakeIntersections();
	localStorage.clear();
	keeper = new ReadMarkKeeper();
});

afterEach(() => {
	keeper.end();
	threadHosts.clear();
	document.body.innerHTML = '';
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

/** A timeline on the page with these notes, newest first. */
function timelineOf(ids: readonly string[], parts: Partial<DeckColumn> = {}) {
	const session = testSession();
	answerCalls(session.api, () => []);
	vi.spyOn(sessions, 'startedSession').mockReturnValue(session);
	session.entities.ingest(ids.map(id => wireNote({ id })));
	const rows = new Map(
		ids.map(id => {
			const row = document.createElement('div');
			row.innerHTML = `<article data-note-id="${id}"></article>`;
			document.body.append(row);
			return [id, row] as const;
		}),
	);
	const state: FeedState = { ...START, status: 'ready', entries: ids.map(item) };
	const column = { ...columnOf('home', filter), id: 'column', ...parts };
	threadHosts.add({
		...{ session, id: 'column', column, feed: { state } },
		rows: () => rows,
		isOpen: () => false,
		toggle() {},
	});
	const marks = readMarksOf(session);
	const see = (...seen: readonly string[]) => {
		keeper.look();
		tellIntersections(
			seen.flatMap(id => rows.get(id) ?? []),
			true,
		);
	};
	return { session, marks, rows, see };
}

it('moves the mark over notes that were in view for a second, to the first that was not', async () => {
	const { marks, see } = timelineOf(['n9', 'n8', 'n7', 'n6']);
	await marks.load();
	see('n6', 'n7', 'n9');
	vi.advanceTimersByTime(READ_AFTER_MS - 1);
	expect(marks.isRead('n6')).toBe(false);
	vi.advanceTimersByTime(1);
	keeper.look();
	expect(['n9', 'n8', 'n7', 'n6'].map(id => marks.isRead(id))).toEqual([true, false, true, true]);
	expect(marks.markOf('home')?.id).toBe('n7');
	see('n8');
	vi.advanceTimersByTime(READ_AFTER_MS);
	keeper.look();
	expect(marks.markOf('home')?.id).toBe('n9');
});

it('reads nothing behind a dialog', () => {
	const { marks, see } = timelineOf(['n2', 'n1']);
	document.body.inert = true;
	see('n2', 'n1');
	vi.advanceTimersByTime(5 * READ_AFTER_MS);
	expect(marks.isRead('n2')).toBe(false);
	document.body.inert = false;
	vi.advanceTimersByTime(2 * READ_AFTER_MS);
	expect(marks.isRead('n2')).toBe(true);
});

it('leaves the mark to an open digest, in which reading can still be taken back', async () => {
	const { session, marks } = timelineOf(['m3', 'm2', 'm1']);
	await marks.load();
	marks.move('home', { id: 'm1', at: 1 });
	for (const id of ['m2', 'm3']) {
		marks.read(id);
		seenNotes.mark(session.key, id, IN_CATCH_UP);
	}
	keeper.look();
	expect(marks.markOf('home')?.id).toBe('m1');
});

it('moves no mark until the stored one is known, which is asked for again where that failed', async () => {
	vi.spyOn(console, 'warn').mockImplementation(() => {});
	let answer: (stored: unknown) => void = () => {};
	const get = vi.spyOn(await localDatabase(), 'get');
	get.mockRejectedValueOnce(new Error('busy')).mockReturnValueOnce(new Promise(resolve => (answer = resolve)));
	const { marks, see } = timelineOf(['p9', 'p8', 'p7', 'p3', 'p2']);
	see('p9', 'p8');
	vi.advanceTimersByTime(READ_AFTER_MS);
	keeper.look();
	await marks.load();
	keeper.look();
	expect(marks.markOf('home')).toBeNull();
	answer({ shape: 1, marks: { home: { id: 'p2', at: 2 } }, read: [] });
	await marks.load();
	keeper.look();
	expect(marks.markOf('home')?.id).toBe('p2');
	see('p7', 'p3');
	vi.advanceTimersByTime(READ_AFTER_MS);
	keeper.look();
	expect(marks.markOf('home')?.id).toBe('p9');
});

it('leaves the mark of the timeline where a column shows only some of its notes', async () => {
	const { marks, see } = timelineOf(['q9', 'q6', 'q2'], { onlyFiles: true });
	await marks.load();
	marks.move('home', { id: 'q2', at: 2 });
	see('q9', 'q6');
	vi.advanceTimersByTime(READ_AFTER_MS);
	keeper.look();
	expect(marks.markOf('home')?.id).toBe('q2');
	expect(marks.markOf('home (onlyFiles)')?.id).toBe('q9');
});

it('moves the mark of the timeline up to what a rule of the column hides, and that of the column over it', async () => {
	const rule = { id: 'r', isOn: true, match: 'all', conditions: [{ kind: 'word', value: 'fog' }] };
	const rules = [{ ...rule, actions: [{ kind: 'hide', value: null }] }];
	const { marks, see } = timelineOf(['r9', 'r8', 'r7', 'r2'], { rules });
	const end = addRuledColumn('column', {
		...{ judged: async () => {}, soundOf: () => null, hidden: () => [] },
		isQuiet: id => id === 'r8',
	});
	await marks.load();
	marks.move('home', { id: 'r2', at: 2 });
	see('r9', 'r7');
	vi.advanceTimersByTime(READ_AFTER_MS);
	keeper.look();
	end();
	expect(marks.markOf('home')?.id).toBe('r7');
	expect(marks.markOf('home (column column)')?.id).toBe('r9');
});
