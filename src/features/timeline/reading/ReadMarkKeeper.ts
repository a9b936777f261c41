import { seenElsewhere } from '@/blocks/feed/readingSettings';
import { threadHosts } from '@/blocks/thread/threadHosts';
import { movedMark } from '@/domain/catchUp/ReadMark';
import { shownNoteId } from '@/domain/note/shownNoteId';
import { isQuietIn } from '@/stores/columnRules/ruledColumns';
import { preferences } from '@/stores/preferences/Preferences';
import type { ReadMarks } from '@/stores/readMarks/ReadMarks';
import { readMarksOf } from '@/stores/readMarks/readMarksOf';
import { startedSession } from '@/stores/session/sessions';
import { columnMoments } from '../columnMoments';
import { type ReadingPlace, readingWatch } from '../extras/ReadingWatch';
import { IN_CATCH_UP, seenNotes } from '../extras/seenNotes';
import { isNeverShown } from './isNeverShown';
import { mergedHosts, type ReadingHost } from './mergedHosts';
import { type ReadingPlaces, readingMark, readingPlaces } from './readingPlaces';
import { shownPart } from './shownPart';

const LOOK_EVERY_MS = 1_000;

/**
 * Notes what is read in the timelines on the page, and moves their marks: over notes that were in view for a second,
 * one after the other, never past one that was not.
 */
export class ReadMarkKeeper {
	/** The timelines whose rows it watches; columns that dim or fold what was read elsewhere watch their own. */
	readonly #places = new Map<ReadingHost, ReadingPlace>();
	/** The timelines of which more was read since their marks were looked at. */
	readonly #changed = new Set<string>();
	readonly #timer: ReturnType<typeof setInterval>;
	readonly #stopListening: () => void;

	constructor() {
		this.#stopListening = seenNotes.listen((key, noteId, place) => {
			// A digest reads them itself and moves its marks when it closes, as reading can be taken back until then.
			if (place === IN_CATCH_UP) return;
			const session = startedSession(key);
			if (!session) return;
			readMarksOf(session).read(noteId);
			this.#changed.add(key);
		});
		this.#timer = setInterval(() => this.look(), LOOK_EVERY_MS);
	}

	end(): void {
		clearInterval(this.#timer);
		this.#stopListening();
		for (const place of this.#places.values()) readingWatch.end(place);
		this.#places.clear();
	}

	/** Watches the rows that are there now, and moves the marks. */
	look(): void {
		if (document.visibilityState !== 'visible') return;
		const hosts = new Set<ReadingHost>([...threadHosts, ...mergedHosts]);
		for (const [host, place] of this.#places) {
			if (hosts.has(host) && this.#isWatched(host)) continue;
			readingWatch.end(place);
			this.#places.delete(host);
		}
		const settled = [...this.#changed].filter(areMarksLoaded);
		for (const host of hosts) {
			if (this.#isWatched(host)) this.#watch(host);
			if (settled.includes(host.session.key)) settle(host);
		}
		for (const key of settled) this.#changed.delete(key);
	}

	#isWatched(host: ReadingHost): boolean {
		return mergedHosts.has(host) || preferences.get(seenElsewhere, host.session) === 'off';
	}

	#watch(host: ReadingHost): void {
		const { session, rows } = host;
		const place = this.#places.get(host) ?? { session, key: seenPlace(host), onLeft() {} };
		this.#places.set(host, place);
		readingWatch.look(place, rows()?.values() ?? []);
	}
}

/** As in `useColumnExtras`: what was read in a column doesn’t count as read elsewhere once it watches its rows itself. */
const seenPlace = ({ id, column }: ReadingHost): string => [id, column.type, column.target?.id].join(' ');

/** Whether the marks of a session are known, or it has ended; a load that failed is tried again. */
function areMarksLoaded(key: string): boolean {
	const session = startedSession(key);
	if (!session) return true;
	const marks = readMarksOf(session);
	if (!marks.isLoaded) void marks.load();
	return marks.isLoaded;
}

function settle(host: ReadingHost): void {
	if (host.feed.state.status !== 'ready') return;
	const { all, narrowed, own } = readingPlaces(host.column);
	// Other columns show what the rules of this one hide or fold.
	settleAt(host, { all, narrowed, own: narrowed }, false);
	if (own !== narrowed) settleAt(host, { all, narrowed, own }, true);
}

/** @param hasRules whether what the rules of the column hide or fold needs no reading */
function settleAt({ session, column, id, feed }: ReadingHost, places: ReadingPlaces, hasRules: boolean): void {
	const { entries, older } = feed.state;
	const marks = readMarksOf(session);
	const isRead = (noteId: string) => isReadIn(marks, session, noteId);
	const mark = readingMark(marks, places);
	const timeOf = (noteId: string) => session.entities.note(noteId)?.createdAt ?? 0;
	const part = shownPart(entries, older === 'end', mark, isRead);
	// At a moment of the past it isn't known what came later.
	if (part === null || (mark === null && columnMoments.getState()[id] !== undefined)) return;
	const moved = movedMark(
		mark,
		part.map(noteId => ({ id: noteId, at: timeOf(noteId) })),
		note => isRead(note.id) || isNeverShown(session, column, note.id) || (hasRules && isQuietIn(id, note.id)),
	);
	if (moved && moved !== mark) marks.move(places.own, moved);
}

function isReadIn(marks: ReadMarks, { entities }: ReadingHost['session'], noteId: string): boolean {
	const note = entities.note(noteId);
	return marks.isRead(note ? shownNoteId(note) : noteId);
}
