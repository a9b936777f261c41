import { createStore } from 'zustand/vanilla';
import { randomId } from '@/base/randomId';
import type { DeckProfile } from '@/domain/deck/deck';
import { isStoredDeck, readDecks, type StoredDeck, writeDecks } from '@/domain/deck/storedDecks';
import { type Preferences, preferences } from '../preferences/Preferences';
import {
	addColumn,
	columnOf,
	defaultDeck,
	removeColumn,
	repairDeck,
	repairInOrderOf,
	repairLayout,
	takesColumn,
} from './deckOperations';
import { deckProfile, deckProfiles } from './deckSettings';
import { decksChange } from './decksChange';

interface DeckState {
	readonly deck: DeckProfile;
	readonly profiles: readonly DeckProfile[];
	/** Whether the last change can be undone. */
	readonly canUndo: boolean;
	/** Whether the change that was undone last can be made again. */
	readonly canRedo: boolean;
}

/** All decks at one time, and the shown one. */
interface Decks {
	readonly profiles: readonly DeckProfile[];
	readonly chosen: string;
}

/** How it was before or after a change, and which change that was. */
interface Step extends Decks {
	readonly change: number;
	/** The deck that it was made in. */
	readonly madeIn: string;
}

/** The most changes that can be undone. */
const UNDO_LIMIT = 50;

/** The account's decks. Every change is stored at once and can be undone. */
export class DeckStore {
	readonly state = createStore<DeckState>(() => ({
		deck: defaultDeck(''),
		profiles: [],
		canUndo: false,
		canRedo: false,
	}));
	readonly #preferences: Preferences;
	#past: Step[] = [];
	#future: Step[] = [];
	/** Each change has a number of its own. */
	#changes = 0;
	#defaultName = '';
	/** The stored deck that the shown one was made from; null for the default deck, which nobody has arranged yet. */
	#readFrom: DeckProfile | null = null;
	#isStoring = false;

	constructor(stored = preferences) {
		this.#preferences = stored;
	}

	/**
	 * Reads the stored decks, and reads them again when another tab changes them.
	 * @param defaultName the name of the default deck, if none is stored
	 * @returns the function that stops it
	 */
	open(defaultName: string): () => void {
		this.#defaultName = defaultName;
		this.#readFrom = null;
		this.#read();
		const ends = [deckProfiles, deckProfile].map(each =>
			this.#preferences.subscribe(each, () => {
				if (this.#isStoring) return;
				if (each === deckProfiles) {
					// After a change by another tab, earlier changes can't be undone.
					this.#past = [];
					this.#future = [];
				}
				this.#read();
			}),
		);
		return () => {
			for (const end of ends) end();
		};
	}

	/** Whether the deck layout is in use. */
	get isOpen(): boolean {
		return this.state.getState().profiles.length > 0;
	}

	get deck(): DeckProfile {
		return this.state.getState().deck;
	}

	/** A deck as it is when it shows; undefined if there is none. */
	deckOf(id: string): DeckProfile | undefined {
		const { deck, profiles } = this.state.getState();
		const other = profiles.find(each => each.id === id);
		return id === deck.id ? deck : other && repairDeck(other);
	}

	/**
	 * @param id of the deck that changes, which another tab may have deleted: then nothing happens
	 * @returns whether anything changed
	 */
	change(operation: (deck: DeckProfile) => DeckProfile, id = this.deck.id): boolean {
		const before = this.deckOf(id);
		const after = before && operation(before);
		if (!after || after === before) return false;
		const { profiles, deck } = this.state.getState();
		this.#commit({ profiles: profiles.map(each => (each.id === id ? after : each)), chosen: deck.id }, id);
		return true;
	}

	/**
	 * Changes what isn't part of the layout, such as the text of a memo: it stays when earlier changes are undone.
	 * @param id of the only deck that changes; null for all decks
	 */
	amend(operation: (deck: DeckProfile) => DeckProfile, id: string | null = this.deck.id): void {
		const amended = <D extends Decks>(decks: D): D => ({
			...decks,
			profiles: decks.profiles.map(deck => (id === null || deck.id === id ? operation(deck) : deck)),
		});
		this.#past = this.#past.map(amended);
		this.#future = this.#future.map(amended);
		const { profiles, deck: shown } = this.state.getState();
		const now = amended(this.#now);
		// A shown deck that the operation leaves alone isn't written just because its columns were put in order.
		const kept = now.profiles.map((deck, index) => (deck === shown ? (profiles[index] ?? deck) : deck));
		this.#store({ ...now, profiles: kept });
	}

	/** The number of the change that would be undone; undefined if there is none. */
	get lastChange(): number | undefined {
		return this.#past.at(-1)?.change;
	}

	/**
	 * Takes the last change back. The deck that it was made in is shown.
	 * @param change the number of the only change that is taken back: nothing happens if another one was the last
	 */
	undo(change = this.lastChange): void {
		if (change === undefined || change !== this.lastChange) return;
		const before = this.#past.pop();
		if (!before) return;
		this.#future.push({ ...before, ...this.#now });
		this.#store({ ...before, chosen: before.madeIn });
	}

	/** Makes the change again that was undone last. */
	redo(): void {
		const after = this.#future.pop();
		if (!after) return;
		this.#past.push({ ...after, ...this.#now });
		this.#store(after);
	}

	/** Creates another deck, empty or as a copy, and shows it. */
	create(name: string, start: 'empty' | 'copy', from = this.deck): void {
		const { columns, layout } = start === 'copy' ? from : { columns: [], layout: [] };
		this.add({ id: randomId(), name, columns, layout });
	}

	/** Adds a deck, and shows it. */
	add(deck: DeckProfile): void {
		const { profiles } = this.state.getState();
		this.#commit({ profiles: [...profiles, deck], chosen: deck.id });
	}

	choose(id: string): void {
		this.#store({ profiles: this.state.getState().profiles, chosen: id });
	}

	/** @param id of the deck, which another tab may have deleted */
	rename(name: string, id?: string): void {
		this.change(deck => ({ ...deck, name }), id);
	}

	/** Gives the shown deck the columns of a new one. */
	reset(): void {
		const { columns, layout } = defaultDeck('');
		this.change(deck => ({ ...deck, columns, layout }));
	}

	/** Moves a column of the shown deck to the right end of another one that takes it. */
	moveTo(columnId: string, deckId: string): void {
		const column = columnOf(this.deck, columnId);
		const { profiles } = this.state.getState();
		const other = profiles.find(({ id }) => id === deckId);
		if (!column || !other || deckId === this.deck.id || !takesColumn(other, column.type)) return;
		const moved = profiles.map(deck => {
			if (deck.id === this.deck.id) return removeColumn(this.deck, columnId);
			if (deck.id !== deckId) return deck;
			const id = columnOf(deck, columnId) ? randomId() : columnId;
			return addColumn(repairDeck(deck), { ...column, id });
		});
		this.#commit({ profiles: moved, chosen: this.deck.id });
	}

	/**
	 * Deletes a deck; the last one is replaced by a new default deck.
	 * @param id which another tab may have deleted already
	 */
	remove(id = this.deck.id): void {
		const { profiles: all, deck } = this.state.getState();
		const left = all.filter(each => each.id !== id);
		if (left.length === all.length) return;
		const profiles = left.length > 0 ? left : [defaultDeck(this.#defaultName)];
		this.#commit({ profiles, chosen: id === deck.id ? (profiles[0]?.id ?? 'default') : deck.id }, id);
	}

	/** With the shown deck as it shows: undoing a change leaves its columns where they are in the document. */
	get #now(): Decks {
		const { profiles, deck } = this.state.getState();
		return { profiles: profiles.map(each => (each.id === deck.id ? deck : each)), chosen: deck.id };
	}

	/** Stores a change that can be undone. */
	#commit(decks: Decks, madeIn = this.deck.id): void {
		this.#past = [...this.#past.slice(-UNDO_LIMIT + 1), { ...this.#now, change: ++this.#changes, madeIn }];
		this.#future = [];
		this.#store(decks);
	}

	/** Of the stored decks, only those change that differ from what was read last: another tab may have changed others. */
	#store({ profiles, chosen }: Decks): void {
		const change = decksChange(decksOf(this.#preferences.get(deckProfiles)), profiles);
		this.#isStoring = true;
		this.#preferences.update(deckProfiles, stored => withDecks(stored, change));
		if (this.#preferences.get(deckProfile) !== chosen) this.#preferences.set(deckProfile, chosen);
		this.#isStoring = false;
		this.#read(true);
	}

	/** @param isOwn whether this store has made the change, which has the columns in the order of the document */
	#read(isOwn = false): void {
		const stored = decksOf(this.#preferences.get(deckProfiles));
		const profiles = stored.length > 0 ? stored : [defaultDeck(this.#defaultName)];
		const chosen = this.#preferences.get(deckProfile);
		const deck = profiles.find(profile => profile.id === chosen) ?? profiles[0];
		if (!deck) return;
		const known = this.state.getState();
		const canUndo = this.#past.length > 0;
		const canRedo = this.#future.length > 0;
		const isSame = canUndo === known.canUndo && canRedo === known.canRedo;
		if (this.#readFrom === deck && known.profiles === profiles && isSame) return;
		const shown = this.#readFrom === deck ? known.deck : this.#repair(deck, isOwn);
		this.#readFrom = stored.length > 0 ? deck : null;
		this.state.setState({ deck: shown, profiles, canUndo, canRedo });
	}

	/** A deck that shows already keeps its columns where they are in the document. */
	#repair(deck: DeckProfile, isOwn: boolean): DeckProfile {
		if (isOwn && deck.id === this.deck.id) return repairLayout(deck);
		return deck.id === this.#readFrom?.id ? repairInOrderOf(this.deck, deck) : repairDeck(deck);
	}
}

/** The decks of ours in a stored list that has others too: the same array each time, so that they are read once. */
const ours = new WeakMap<readonly StoredDeck[], readonly StoredDeck[]>();

/** A file of another client may have brought decks of another form, which are left out. */
function decksOf(kept: readonly StoredDeck[]): readonly DeckProfile[] {
	if (!kept.some(deck => !isStoredDeck(deck))) return readDecks(kept);
	const own = ours.get(kept) ?? kept.filter(isStoredDeck);
	ours.set(kept, own);
	return readDecks(own);
}

/** A stored list with our decks changed; those of another form stay. */
export function withDecks(
	kept: readonly StoredDeck[],
	change: (decks: readonly DeckProfile[]) => readonly DeckProfile[],
): readonly StoredDeck[] {
	const own = writeDecks(change(decksOf(kept)));
	const others = kept.filter(deck => !isStoredDeck(deck));
	if (others.length === 0) return own;
	const all = [...own, ...others];
	ours.set(all, own);
	return all;
}

export const deckStore = new DeckStore();
