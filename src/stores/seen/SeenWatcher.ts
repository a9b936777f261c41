import { LruCache } from '@/base/LruCache';
import { textHash } from '@/base/textHash';
import type { Note } from '@/domain/note/Note';
import type { SeenNote, SeenPlace } from '@/domain/seen/SeenNote';
import type { Session } from '../session/Session';
import { toSeenNote } from './toSeenNote';

/** The part of the index that is written to. */
export interface SeenWriter {
	put(account: string, notes: readonly SeenNote[]): Promise<void>;
	remove(account: string, ids: readonly string[]): Promise<void>;
}

type SeenSession = Pick<Session, 'key' | 'entities' | 'wordMutes'>;

interface SeenWatcherOptions {
	readonly writer: SeenWriter;
	/** Calls when the page has nothing else to do. */
	readonly whenIdle: (work: () => void) => void;
	/** Whether nothing of an account may be kept (any more). */
	readonly hasEnded: (session: SeenSession) => boolean;
}

/** Notes are written together, some time after they were shown. */
const GATHER_MS = 2_000;
/** The most notes of one message, so that neither end is busy for long. */
const BATCH = 40;
/** Of how many notes of an account it is known what was written: more than a deck of 24 columns lists at a time. */
const KNOWN = 1_000;
/** The most lists of places that notes share. */
const SHARED_LISTS = 100;

/** Stands for what is written of a note: unless it changes, nothing is written again. The content itself isn't kept. */
const markOf = ({ text, cw, files, poll, isDeleted }: Note): number =>
	textHash(JSON.stringify([text, cw, files.map(file => [file.id, file.type, file.comment]), poll === null, isDeleted]));

/** Has the notes of one session that were shown written to the index, in small batches while the page is idle. */
export class SeenWatcher {
	readonly #session: SeenSession;
	readonly #options: SeenWatcherOptions;
	readonly #waiting = new Set<string>();
	/** By note, the mark of what was written. */
	readonly #written = new LruCache<number>({ limit: KNOWN });
	readonly #places = new LruCache<readonly SeenPlace[]>({ limit: KNOWN });
	/** Each list of places once, by its content: most notes were shown in the same ones. */
	readonly #placeLists = new LruCache<readonly SeenPlace[]>({ limit: SHARED_LISTS });
	#timer: ReturnType<typeof setTimeout> | undefined;
	#isWriting = false;
	#hasStopped = false;

	constructor(session: SeenSession, options: SeenWatcherOptions) {
		this.#session = session;
		this.#options = options;
		session.entities.onShown = id => this.shown(id);
		for (const id of session.entities.shown()) this.shown(id);
	}

	/** A note (or a person, who is left out) is shown, or has changed meanwhile. */
	shown(id: string): void {
		const note = this.#session.entities.note(id);
		if (!note || this.#isWritten(note)) return;
		this.#waiting.add(id);
		this.#plan();
	}

	/** Some notes were shown in a list. */
	shownIn(place: SeenPlace, noteIds: readonly string[]): void {
		for (const id of noteIds) {
			const known = this.#places.get(id) ?? [];
			if (known.some(({ kind, name }) => kind === place.kind && name === place.name)) continue;
			this.#places.set(id, this.#shared([...known, place]));
			// Those that the list has but hasn't shown aren't written.
			if (this.#written.get(id) === undefined) continue;
			this.#written.delete(id);
			this.shown(id);
		}
	}

	deleted(id: string): void {
		this.#waiting.delete(id);
		this.#options.writer
			.remove(this.#session.key, [id])
			.catch(error => console.warn('A deleted note could not be taken out.', error));
	}

	/** Writes what waits now, as the page may be closed. */
	flush(): void {
		clearTimeout(this.#timer);
		this.#timer = undefined;
		void this.#write();
	}

	stop(): void {
		this.#hasStopped = true;
		clearTimeout(this.#timer);
		delete this.#session.entities.onShown;
	}

	#shared(places: readonly SeenPlace[]): readonly SeenPlace[] {
		const key = JSON.stringify(places);
		const known = this.#placeLists.get(key) ?? places;
		this.#placeLists.set(key, known);
		return known;
	}

	#isWritten(note: Note): boolean {
		return this.#written.get(note.id) === markOf(note);
	}

	#plan(): void {
		if (this.#hasStopped || this.#isWriting) return;
		this.#timer ??= setTimeout(
			() =>
				this.#options.whenIdle(() => {
					this.#timer = undefined;
					void this.#write();
				}),
			GATHER_MS,
		);
	}

	async #write(): Promise<void> {
		if (this.#hasStopped || this.#isWriting) return;
		this.#isWriting = true;
		try {
			await this.#writeBatch();
		} catch (error) {
			console.warn('Notes that were seen could not be kept.', error);
		} finally {
			this.#isWriting = false;
		}
		if (this.#waiting.size > 0) this.#plan();
	}

	async #writeBatch(): Promise<void> {
		const { key, wordMutes } = this.#session;
		const ids = [...this.#waiting].slice(0, BATCH);
		for (const id of ids) this.#waiting.delete(id);
		if (!wordMutes.isEmpty) await wordMutes.prepare(ids);
		const notes = ids.flatMap(id => this.#take(id) ?? []);
		// Meanwhile it may have left the device, perhaps in another tab.
		if (this.#hasStopped || this.#options.hasEnded(this.#session)) return;
		try {
			if (notes.length > 0) await this.#options.writer.put(key, notes);
		} catch (error) {
			// They are written when they are shown again.
			for (const id of ids) this.#written.delete(id);
			throw error;
		}
	}

	/** The note as it is kept; null for what is muted for good, or has nothing to be found by. */
	#take(id: string): SeenNote | null {
		const { entities, wordMutes } = this.#session;
		const note = entities.note(id);
		const user = note && entities.user(note.userId);
		if (!note || !user) return null;
		const verdict = wordMutes.verdictOf(id);
		if (verdict === 'hard' || verdict === 'unknown') return null;
		this.#written.set(id, markOf(note));
		return toSeenNote(note, user, this.#places.get(id) ?? []);
	}
}
