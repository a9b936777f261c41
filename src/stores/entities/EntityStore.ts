import { applyRelation } from '@/api/applyRelation';
import { toNote } from '@/api/toNote';
import { toUser } from '@/api/toUser';
import type { Note } from '@/domain/note/Note';
import type { User } from '@/domain/person/User';
import type { WireNote, WireRelation, WireUser } from '@/wire/entities';
import { liveClock } from '../LiveClock';
import { isSameUser } from './isSameUser';
import { mergeNote } from './mergeNote';
import type { Source } from './Source';

type Listener = () => void;

/** Unused notes are evicted once this many have been ingested. */
const SWEEP_AT = 150;
/** Entities ingested this recently are kept, as their caller may not have retained them yet. */
const YOUNG_MS = 10_000;
/** How long a request may take: a response to an older one may lack the user's latest changes. */
const UNDER_WAY_MS = 10_000;

/**
 * Notes and people of one session, each once. All server data comes in by `ingest`; cards subscribe to one id. Entities
 * that nothing retains (`retain`) are evicted.
 */
export class EntityStore {
	/** Called with each id that a component begins to show, and when what is shown changes (`stores/seen`). */
	onShown?: (id: string) => void;
	/** What plugins make of a note where it is shown: the same object for the same note (`features/plugins`). */
	viewOf: ((note: Note) => Note) | null = null;
	readonly #notes = new Map<string, Note>();
	readonly #users = new Map<string, User>();
	readonly #listeners = new Map<string, Set<Listener>>();
	readonly #holds = new Map<string, number>();
	readonly #dirty = new Set<string>();
	readonly #heard = new WeakSet<WireNote>();
	/** Ids ingested since `#rotatedAt`, and those of the period before. */
	#younger = new Set<string>();
	#young = new Set<string>();
	#rotatedAt = performance.now();
	/** When the reader last changed a note or a person, for changes of the last seconds. */
	readonly #changedAt = new Map<string, number>();
	#loose = 0;
	#isSweepPlanned = false;

	/**
	 * Ingests notes with their authors, replies and renotes.
	 * @returns their ids, in order
	 */
	ingest(notes: readonly WireNote[], source: Source = 'rest'): string[] {
		// Columns that share a channel pass the same object one after the other.
		if (source === 'stream' && notes.every(note => this.#heard.has(note))) return notes.map(note => note.id);
		if (source === 'stream') for (const note of notes) this.#heard.add(note);
		if (source === 'rest') this.#keepForNow(notes);
		return notes.map(note => this.#ingestNote(note, source, 0));
	}

	/**
	 * @param askedAt when the request was sent, by `performance.now()`: the response doesn't undo later changes of the
	 * reader's own
	 */
	ingestUsers(users: readonly WireUser[], source: Source = 'rest', askedAt = Number.POSITIVE_INFINITY): string[] {
		if (source === 'rest') this.#keepForNow(users);
		for (const user of users) this.#ingestUser(user, source, askedAt);
		return users.map(user => user.id);
	}

	/** Takes over copies that this device has stored, of notes and people that aren't known otherwise. */
	restore(notes: readonly Note[], users: readonly User[]): void {
		for (const user of users) if (!this.#users.has(user.id)) this.#restore(this.#users, user);
		for (const note of notes) if (!this.#notes.has(note.id)) this.#restore(this.#notes, note);
	}

	#restore<T extends { readonly id: string }>(all: Map<string, T>, entity: T): void {
		all.set(entity.id, entity);
		this.#keepForNow([entity]);
		this.#changed(entity.id, 'now');
	}

	/** Ingests relations between the reader and people; ignored for people who aren't stored. */
	ingestRelations(relations: readonly WireRelation[]): void {
		for (const relation of relations) this.patchUser(relation.id, user => applyRelation(user, relation));
	}

	note(id: string): Note | undefined {
		return this.#notes.get(id);
	}

	/** The note as it is shown. */
	shownNote(id: string): Note | undefined {
		const note = this.note(id);
		return note && this.viewOf ? this.viewOf(note) : note;
	}

	/** Draws these notes anew, as what is shown of them has changed. */
	viewsChanged(ids: Iterable<string>): void {
		for (const id of ids) this.#changed(id, 'now');
	}

	user(id: string): User | undefined {
		return this.#users.get(id);
	}

	/** Ids of stored people whose follow request to the reader is open, as far as is known. */
	askers(): string[] {
		return [...this.#users.values()].flatMap(user => (user.asksToFollow ? [user.id] : []));
	}

	/** All stored notes, for rules that check each of them. */
	notes(): IterableIterator<Note> {
		return this.#notes.values();
	}

	/** All stored people, to find somebody by name. */
	users(): IterableIterator<User> {
		return this.#users.values();
	}

	/**
	 * Changes one note. `live` changes are shown with the next tick of the live clock. Others are the user's own: they
	 * are shown at once, and responses that were already under way don't undo them.
	 */
	patchNote(id: string, change: (note: Note) => Note, when: 'now' | 'live' = 'now'): void {
		const note = this.#notes.get(id);
		if (!note) return;
		const changed = change(note);
		if (changed === note) return;
		this.#notes.set(id, changed);
		if (when === 'now') this.#changedAt.set(id, performance.now());
		this.#changed(id, when);
	}

	patchUser(id: string, change: (user: User) => User): void {
		const user = this.#users.get(id);
		if (!user) return;
		const changed = change(user);
		if (changed === user) return;
		this.#users.set(id, changed);
		this.#changedAt.set(id, performance.now());
		this.#changed(id, 'now');
	}

	/**
	 * Calls the listener when the note or person with this id changes.
	 * @returns the function that unsubscribes
	 */
	subscribe(id: string, listener: Listener): () => void {
		let set = this.#listeners.get(id);
		if (!set) {
			set = new Set();
			this.#listeners.set(id, set);
			this.onShown?.(id);
		}
		set.add(listener);
		return () => {
			set.delete(listener);
			if (set.size === 0 && this.#listeners.get(id) === set) this.#listeners.delete(id);
		};
	}

	/** Protects notes, and all that they show, from eviction. Counted: call `release` as often. */
	retain(ids: Iterable<string>): void {
		for (const id of ids) this.#holds.set(id, (this.#holds.get(id) ?? 0) + 1);
	}

	/**
	 * Undoes `retain`. Evicts only once the running code has finished: a list that has changed releases its old ids
	 * before it retains the new ones, which are mostly the same.
	 */
	release(ids: Iterable<string>): void {
		for (const id of ids) {
			const count = this.#holds.get(id) ?? 0;
			if (count > 1) this.#holds.set(id, count - 1);
			else if (this.#holds.delete(id)) this.#loose++;
		}
		if (this.#loose < SWEEP_AT || this.#isSweepPlanned) return;
		this.#isSweepPlanned = true;
		queueMicrotask(() => {
			this.#isSweepPlanned = false;
			this.sweep();
		});
	}

	/** Evicts entities that nothing retains, shows or subscribes to, except recent ones. */
	sweep(now = performance.now()): void {
		this.#loose = 0;
		this.#rotate(now);
		const keep = new Set<string>();
		const mark = (id: string | null) => {
			const note = id === null || keep.has(id) ? undefined : this.#notes.get(id);
			if (!note) return;
			keep.add(note.id);
			keep.add(note.userId);
			mark(note.replyId);
			mark(note.renoteId);
		};
		for (const id of this.#holds.keys()) {
			mark(id);
			keep.add(id);
		}
		for (const id of this.#listeners.keys()) {
			mark(id);
			keep.add(id);
		}
		for (const young of [this.#young, this.#younger]) {
			for (const id of young) {
				mark(id);
				keep.add(id);
			}
		}
		for (const id of this.#notes.keys()) if (!keep.has(id)) this.#notes.delete(id);
		for (const id of this.#changedAt.keys()) this.isJustChanged(id, now);
		for (const id of this.#users.keys()) if (!keep.has(id)) this.#users.delete(id);
	}

	/** Ids of the notes and people that components show. */
	shown(): IterableIterator<string> {
		return this.#listeners.keys();
	}

	get size(): { notes: number; users: number } {
		return { notes: this.#notes.size, users: this.#users.size };
	}

	/** Protects new entities until their caller can have retained them. */
	#keepForNow(entities: readonly { readonly id: string }[]): void {
		this.#rotate(performance.now());
		for (const { id } of entities) this.#younger.add(id);
	}

	/**
	 * Two sets instead of a time for each id: each is dropped as a whole. Needed before ids are added too, as sweeps may
	 * be far apart, and the ids would be dropped with those of long ago.
	 */
	#rotate(now: number): void {
		const age = now - this.#rotatedAt;
		if (age < YOUNG_MS) return;
		this.#young = age < YOUNG_MS * 2 ? this.#younger : new Set();
		this.#younger = new Set();
		this.#rotatedAt = now;
	}

	#ingestNote(wire: WireNote, source: Source, depth: number, isAnswered = false): string {
		if (wire.user) this.#ingestUser(wire.user, source);
		// Limits hostile nesting; a real server sends two levels.
		if (depth < 5) {
			if (wire.reply) this.#ingestNote(wire.reply, source, depth + 1, true);
			if (wire.renote) this.#ingestNote(wire.renote, source, depth + 1);
		}
		const known = this.#notes.get(wire.id);
		const isJustChanged = source === 'rest' && this.isJustChanged(wire.id);
		const note = mergeNote(known, toNote(wire), isAnswered ? 'answered' : source, isJustChanged);
		if (note === known) return wire.id;
		this.#notes.set(wire.id, note);
		this.#changed(wire.id, source === 'stream' ? 'live' : 'now');
		return wire.id;
	}

	/** Whether the reader changed it a moment ago, so that a response already under way lacks the change. */
	isJustChanged(id: string, now = performance.now()): boolean {
		const changedAt = this.#changedAt.get(id);
		if (changedAt === undefined) return false;
		if (now - changedAt < UNDER_WAY_MS) return true;
		this.#changedAt.delete(id);
		return false;
	}

	#ingestUser(wire: WireUser, source: Source, askedAt = Number.POSITIVE_INFINITY): void {
		const known = this.#users.get(wire.id);
		const isOlder = known !== undefined && (this.#changedAt.get(wire.id) ?? 0) > askedAt;
		const user = isOlder ? { ...toUser(wire, known), profile: known.profile } : toUser(wire, known);
		if (known && isSameUser(known, user)) return;
		this.#users.set(wire.id, user);
		this.#changed(wire.id, source === 'stream' ? 'live' : 'now');
	}

	#changed(id: string, when: 'now' | 'live'): void {
		if (!this.#listeners.has(id)) return;
		this.onShown?.(id);
		this.#dirty.add(id);
		if (when === 'now') this.#notify();
		else liveClock.request(this, () => this.#notify());
	}

	#notify(): void {
		const ids = [...this.#dirty];
		this.#dirty.clear();
		for (const id of ids) for (const listener of [...(this.#listeners.get(id) ?? [])]) listener();
	}
}
