import { shownNoteId } from '@/domain/note/shownNoteId';
import type { Session } from '@/stores/session/Session';
import { seenNotes } from './seenNotes';

/** A note counts as read after being in view for this long. */
export const READ_AFTER_MS = 1_000;
/** The share of a row that has to be in view, or of the view if the row is taller. */
const PART = 0.5;
const ENOUGH_PX = 200;
const THRESHOLDS = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

/** A column, as the place where notes were read. */
export interface ReadingPlace {
	readonly session: Session;
	readonly key: string;
	/** Called when a row leaves the view. */
	readonly onLeft: () => void;
}

interface Watched {
	readonly place: ReadingPlace;
	/** True until the observer has reported. */
	isInView: boolean;
	/** When enough of it came into view; null if it isn't. */
	since: number | null;
	left: number;
}

/**
 * Detects which notes were read, with one observer and one timer for all columns. A note that is in several columns at
 * the same time is read in the leftmost one.
 */
class ReadingWatch {
	readonly #rows = new Map<Element, Watched>();
	/** The rows of each column that has any. */
	readonly #places = new Map<ReadingPlace, ReadonlySet<Element>>();
	#observer: IntersectionObserver | null = null;
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** Sets the rows of a column to observe. It is called each second, mostly with the same rows. */
	look(place: ReadingPlace, rows: Iterable<Element>): void {
		const before = this.#places.get(place);
		const own = new Set<Element>();
		for (const row of rows) {
			if (!this.#rows.has(row)) this.#observe(row, place);
			if (this.#rows.get(row)?.place === place) own.add(row);
		}
		for (const row of before ?? []) if (!own.has(row)) this.#drop(row);
		if (own.size > 0) this.#places.set(place, own);
		else this.#places.delete(place);
	}

	end(place: ReadingPlace): void {
		this.look(place, []);
		if (this.#rows.size > 0) return;
		clearTimeout(this.#timer);
		this.#timer = undefined;
		this.#observer?.disconnect();
		this.#observer = null;
	}

	/** Whether a row in the document may be in view. */
	isInView(row: Element): boolean {
		return this.#rows.get(row)?.isInView ?? true;
	}

	#observe(row: Element, place: ReadingPlace): void {
		this.#observer ??= new IntersectionObserver(entries => this.#saw(entries), { threshold: THRESHOLDS });
		this.#rows.set(row, { place, isInView: true, since: null, left: 0 });
		this.#observer.observe(row);
	}

	#drop(row: Element): void {
		this.#rows.delete(row);
		this.#observer?.unobserve(row);
	}

	#saw(entries: readonly IntersectionObserverEntry[]): void {
		const now = performance.now();
		for (const entry of entries) {
			const row = this.#rows.get(entry.target);
			if (!row) continue;
			const { height, left } = entry.boundingClientRect;
			const isRead = entry.intersectionRect.height >= Math.min(height * PART, ENOUGH_PX);
			const hasLeft = row.isInView && !entry.isIntersecting;
			row.isInView = entry.isIntersecting;
			row.left = left;
			if (!entry.isIntersecting || !isRead || !isWide(entry)) row.since = null;
			else row.since ??= now;
			if (hasLeft) row.place.onLeft();
		}
		this.#arm();
	}

	#arm(): void {
		if (this.#timer !== undefined) return;
		let first = Number.POSITIVE_INFINITY;
		for (const { since } of this.#rows.values()) if (since !== null) first = Math.min(first, since);
		if (first === Number.POSITIVE_INFINITY) return;
		const wait = Math.max(0, first + READ_AFTER_MS - performance.now());
		this.#timer = setTimeout(() => this.#check(), wait);
	}

	#check(): void {
		this.#timer = undefined;
		if (document.visibilityState !== 'visible') {
			document.addEventListener('visibilitychange', () => this.#startAnew(), { once: true });
			return;
		}
		const now = performance.now();
		const waiting = [...this.#rows].filter(([, { since }]) => since !== null).sort(([, a], [, b]) => a.left - b.left);
		const further = new Set<string>();
		for (const [row, watched] of waiting) {
			// Behind a dialog, or another page of the column, nothing is read.
			const subject = row.closest('[inert]') ? null : subjectIn(row, watched.place.session);
			if (subject === null) {
				watched.since = now;
				continue;
			}
			const key = `${watched.place.session.key} ${subject}`;
			if (watched.since === null || now - watched.since < READ_AFTER_MS) {
				further.add(key);
			} else if (further.has(key)) {
				// Looked at again, as the row further left may leave the view before it counts.
				watched.since = now;
			} else {
				seenNotes.mark(watched.place.session.key, subject, watched.place.key);
				watched.since = null;
			}
		}
		this.#arm();
	}

	/** Restarts all times, as nothing is read while the page is hidden. */
	#startAnew(): void {
		const now = performance.now();
		for (const row of this.#rows.values()) if (row.since !== null) row.since = now;
		this.#arm();
	}
}

const isWide = ({ intersectionRect, boundingClientRect }: IntersectionObserverEntry): boolean =>
	intersectionRect.width >= boundingClientRect.width * PART;

/** The note that a row shows; null for a placeholder. */
function subjectIn(row: Element, session: Session): string | null {
	const article = row.querySelector('article[data-note-id]:not([data-stands-in])');
	const note = session.entities.note(article?.getAttribute('data-note-id') ?? '');
	return note ? shownNoteId(note) : null;
}

export const readingWatch = new ReadingWatch();
