// @vitest-environment bundled-happy-dom
import { fakeIntersections, tellIntersections } from '@tests/factories/fakeIntersections';
import { testSession } from '@tests/factories/renderInSession';
import { wireNote } from '@tests/factories/wireNote';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { READ_AFTER_MS, type ReadingPlace, readingWatch } from './ReadingWatch';
import { seenNotes } from './seenNotes';

const session = testSession();
const left: ReadingPlace = { session, key: 'left', onLeft() {} };
const right: ReadingPlace = { session, key: 'right', onLeft() {} };

beforeEach(() => {
	vi.useFakeTimers();
	fakeIntersections();
});

afterEach(() => {
	for (const place of [left, right]) readingWatch.end(place);
	document.body.innerHTML = '';
	// First: what was spied on are the fake timers.
	vi.restoreAllMocks();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

function row(content: string): Element {
	const element = document.createElement('div');
	element.innerHTML = content;
	document.body.append(element);
	return element;
}

/** A row of a note in each of the two columns. */
function rowsOf(noteId: string): readonly [Element, Element] {
	session.entities.ingest([wireNote({ id: noteId })]);
	const card = `<article data-note-id="${noteId}"></article>`;
	const rows = [row(card), row(card)] as const;
	readingWatch.look(left, [rows[0]]);
	readingWatch.look(right, [rows[1]]);
	return rows;
}

const readIn = (place: ReadingPlace, noteId: string) =>
	seenNotes.isSeen(session.key, noteId) && !seenNotes.isSeenElsewhere(session.key, noteId, place.key);

it('reads a note of two columns in the leftmost, also where it came there a little later', () => {
	const [first, second] = rowsOf('both');
	tellIntersections([second], true, 400);
	vi.advanceTimersByTime(READ_AFTER_MS / 2);
	tellIntersections([first], true, 0);
	vi.advanceTimersByTime(READ_AFTER_MS);
	expect(readIn(left, 'both')).toBe(true);
});

it('reads it further right where the leftmost column let it go too soon', () => {
	const [first, second] = rowsOf('passing');
	tellIntersections([second], true, 400);
	vi.advanceTimersByTime(READ_AFTER_MS / 2);
	tellIntersections([first], true, 0);
	vi.advanceTimersByTime(READ_AFTER_MS / 2);
	tellIntersections([first], false, 0);
	vi.advanceTimersByTime(READ_AFTER_MS);
	expect(readIn(right, 'passing')).toBe(true);
});

it('looks at most once a second at what is not a note', () => {
	const line = row('<p>Read in another column</p>');
	readingWatch.look(left, [line]);
	tellIntersections([line], true);
	const timers = vi.spyOn(globalThis, 'setTimeout');
	vi.advanceTimersByTime(10 * READ_AFTER_MS);
	expect(timers.mock.calls.length).toBeLessThanOrEqual(10);
});
