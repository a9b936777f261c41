import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ReadMark } from '@/domain/catchUp/ReadMark';
import type { KeyValueStore } from '@/platform/localDatabase';
import { withTabLock } from '@/platform/withTabLock';

export interface ReadMarksOptions {
	/** The key under which they are stored. */
	readonly key: string;
	readonly database: () => Promise<KeyValueStore>;
	/** Whether the account has left the device: then nothing is stored any more. */
	readonly hasEnded: () => boolean;
}

interface StoredMarks {
	readonly shape: 1;
	/** By timeline, the one that moved last at the end. */
	readonly marks: Readonly<Record<string, ReadMark>>;
	/** The ids of notes that were read, the latest at the end. */
	readonly read: readonly string[];
}

/** More notes than a digest can cover (rules/timelines#catch-up). */
const MOST_READ = 4_000;
const MOST_MARKS = 200;
const SAVE_AFTER_MS = 2_000;

/**
 * What one account has read on this device: up to where in each timeline, and which notes beyond that, in whichever
 * timeline they were. Renotes without a text count as the note that they show.
 */
export class ReadMarks {
	/** Increases whenever any answer may have changed. */
	readonly version: StoreApi<{ version: number }> = createStore(() => ({ version: 0 }));
	readonly #options: ReadMarksOptions;
	#marks = new Map<string, ReadMark>();
	#read = new Set<string>();
	/** Those read since the last save. Of all others, what is stored is right: another tab may have taken them back. */
	readonly #justRead = new Set<string>();
	/** Read before and taken back since the last save, in which another tab's answer would bring them back. */
	readonly #takenBack = new Set<string>();
	#loading: Promise<void> | undefined;
	#isLoaded = false;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(options: ReadMarksOptions) {
		this.#options = options;
	}

	/** Loads what is stored, once it succeeds. Never rejects. */
	load(): Promise<void> {
		this.#loading ??= this.#load();
		return this.#loading;
	}

	/** Whether what is stored is known. Until then no mark may be moved: one that was moved replaces an older one. */
	get isLoaded(): boolean {
		return this.#isLoaded;
	}

	/** Null if the timeline was never read on this device. */
	markOf(place: string): ReadMark | null {
		return this.#marks.get(place) ?? null;
	}

	isRead(noteId: string): boolean {
		return this.#read.has(noteId);
	}

	read(noteId: string): void {
		if (this.#justRead.has(noteId)) return;
		// Another tab may have taken it back since.
		this.#read.delete(noteId);
		this.#takenBack.delete(noteId);
		this.#read.add(noteId);
		this.#justRead.add(noteId);
		for (const oldest of this.#read) {
			if (this.#read.size <= MOST_READ) break;
			this.#read.delete(oldest);
			this.#justRead.delete(oldest);
		}
		this.#changed();
	}

	/** Takes back that a note was read; marks that have passed it stay. */
	unread(noteId: string): void {
		if (!this.#read.delete(noteId)) return;
		this.#justRead.delete(noteId);
		this.#takenBack.add(noteId);
		this.#changed();
	}

	/** Moves the mark of a timeline, never back. */
	move(place: string, mark: ReadMark): void {
		const before = this.#marks.get(place);
		if (before && mark.id <= before.id) return;
		this.#put(place, mark);
		this.#changed();
	}

	/** Stores what has changed at once, as when the page is left. Never rejects. */
	async save(): Promise<void> {
		if (this.#timer === undefined) return;
		clearTimeout(this.#timer);
		this.#timer = undefined;
		const { key, database } = this.#options;
		try {
			await withTabLock(`readMarks ${key}`, async () => {
				const store = await database();
				const before = this.#read;
				this.#take(await store.get<StoredMarks>(key));
				if (!isSame(before, this.#read)) this.version.setState(({ version }) => ({ version: version + 1 }));
				if (this.#options.hasEnded()) return;
				// More may be read while it is being stored.
				const [read, takenBack] = [[...this.#justRead], [...this.#takenBack]];
				await store.set(key, this.#stored());
				for (const id of read) this.#justRead.delete(id);
				for (const id of takenBack) this.#takenBack.delete(id);
			});
		} catch (error) {
			console.warn('What was read could not be stored.', error);
		}
	}

	async #load(): Promise<void> {
		try {
			const store = await this.#options.database();
			this.#take(await store.get<StoredMarks>(this.#options.key));
			this.version.setState(({ version }) => ({ version: version + 1 }));
		} catch (error) {
			this.#loading = undefined;
			console.warn('What was read before could not be loaded.', error);
		}
	}

	/** Takes over what is stored, perhaps by another tab meanwhile, and adds what has changed here since the last save. */
	#take(stored: StoredMarks | undefined): void {
		this.#isLoaded = true;
		if (stored?.shape !== 1) return;
		const own = this.#marks;
		this.#marks = new Map(Object.entries(stored.marks));
		for (const [place, mark] of own) {
			const theirs = this.#marks.get(place);
			this.#put(place, theirs && theirs.id > mark.id ? theirs : mark);
		}
		const read = new Set(stored.read.filter(id => !this.#takenBack.has(id)));
		for (const id of this.#justRead) {
			read.delete(id);
			read.add(id);
		}
		this.#read = new Set([...read].slice(-MOST_READ));
	}

	#stored(): StoredMarks {
		return { shape: 1, marks: Object.fromEntries(this.#marks), read: [...this.#read] };
	}

	#put(place: string, mark: ReadMark): void {
		this.#marks.delete(place);
		this.#marks.set(place, mark);
		for (const oldest of this.#marks.keys()) {
			if (this.#marks.size <= MOST_MARKS) break;
			this.#marks.delete(oldest);
		}
	}

	#changed(): void {
		this.version.setState(({ version }) => ({ version: version + 1 }));
		this.#timer ??= setTimeout(() => void this.save(), SAVE_AFTER_MS);
	}
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
	one.size === other.size && [...one].every(id => other.has(id));
