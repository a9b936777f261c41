// @vitest-environment bundled-happy-dom
import { testSession } from '@tests/factories/renderInSession';
import { wireNote } from '@tests/factories/wireNote';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { childrenQuery } from '@/blocks/thread/childrenQuery';
import { appEvents } from '@/stores/appEvents';
import { queryKey } from '@/stores/queries/Query';
import { queryClient } from '@/stores/queryClient';
import { ReplyWatch } from './ReplyWatch';

const session = testSession();
const heard = vi.fn();
let watch: ReplyWatch;
let end: () => void;
beforeEach(() => {
	heard.mockClear();
	end = appEvents.on('notesArrived', ({ noteIds, columnId }) => heard(columnId, noteIds));
	watch = new ReplyWatch(session, 'root', 'column');
});
afterEach(() => {
	watch.end();
	end();
	queryClient.clear();
});

/** The replies to a note as they were just answered, by their id and the minute of their time. */
function answered(noteId: string, replies: Readonly<Record<string, number>>): void {
	const notes = Object.entries(replies).map(([id, minute]) =>
		wireNote({ id, replyId: noteId, createdAt: `2026-11-26T10:${String(minute).padStart(2, '0')}:00Z` }),
	);
	const items = session.entities.ingest(notes);
	queryClient.setQueryData(queryKey(session, childrenQuery, noteId), {
		pages: [{ items, next: null }],
		pageParams: [null],
	});
}

it('tells of replies that came since new ones were asked for, at every depth', () => {
	answered('root', { a: 1, b: 5 });
	watch.begin();
	answered('root', { a: 1, b: 5, c: 6 });
	expect(heard.mock.calls).toEqual([['column', ['c']]]);
	answered('c', { d: 7 });
	expect(heard.mock.calls[1]).toEqual(['column', ['d']]);
});

it('leaves out what was there before, older ones opened by hand, and other threads', () => {
	answered('root', { b: 5 });
	answered('b', { e: 8 });
	expect(heard).not.toHaveBeenCalled();
	watch.begin();
	answered('root', { a: 1, b: 5 });
	answered('elsewhere', { z: 50 });
	expect(heard).not.toHaveBeenCalled();
});

it('hears nothing once it has ended', () => {
	watch.begin();
	watch.end();
	answered('root', { a: 1 });
	expect(heard).not.toHaveBeenCalled();
});
