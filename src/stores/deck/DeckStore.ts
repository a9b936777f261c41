import { createStore } from 'zustand/vanilla';
import { randomId } from '@/base/randomId';
import type { DeckProfile } from '@/domain/deck/deck';
import { isStoredDeck, readDecks, writeDecks } from '@/domain/deck/storedDecks';
import { preferences } from '../preferences/Preferences';
import { defaultDeck, repairDeck } from './deckOperations';
import { deckProfile, deckProfiles } from './deckSettings';

interface DeckState {
	readonly deck: DeckProfile;
	readonly profiles: readonly DeckProfile[];
	/** Whether the last change can be undone. */
	readonly canUndo: boolean;
}

/** The most changes that can be undone. */
const UNDO_LIMIT = 50;

/** The account's decks. Every change is stored at once and can be undone. */
export class DeckStore {
	readonly state = createStore<DeckState>(() => ({ deck: defaultDeck(''), profiles: [], canUndo: false }));
	#past: DeckProfile[] = [];
	#defaultName = '';
	/** The stored deck that the shown one was made from. */
	#readFrom: DeckProfile | null = null;
	#isStoring = false;

	/**
	 * Reads the stored decks, and reads them again when another tab changes them.
	 * @param defaultName the name of the default deck, if none is stored
	 * @returns the function that stops it
	 */
	open(defaultName: string): () => void {
		this.#defaultName = defaultName;
		this.#read();
		const read = () => {
			if (this.#isStoring) return;
			// After a change by another tab, earlier changes can't be undone.
			this.#past = [];
			this.#read();
		};
		const ends = [preferences.subscribe(deckProfiles, read), preferences.subscribe(deckProfile, read)];
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

	/** @returns whether anything changed */
	change(operation: (deck: DeckProfile) => DeckProfile): boolean {
		const before = this.deck;
		const after = operation(before);
		if (after === before) return false;
		this.#past = [...this.#past.slice(-UNDO_LIMIT + 1), before];
		this.#save(after);
		return true;
	}

	/** Changes what isn't part of the layout, such as the text of a memo: it stays when earlier changes are undone. */
	amend(operation: (deck: DeckProfile) => DeckProfile): void {
		this.#past = this.#past.map(operation);
		this.#save(operation(this.deck));
	}

	undo(): void {
		const before = this.#past.pop();
		if (before) this.#save(before);
	}

	/** Creates another deck, empty or as a copy of the shown one, and shows it. */
	create(name: string, start: 'empty' | 'copy'): void {
		this.#past = [];
		const { columns, layout } = start === 'copy' ? this.deck : { columns: [], layout: [] };
		const deck = { id: randomId(), name, columns, layout };
		this.#store([...this.state.getState().profiles, deck], deck.id);
	}

	choose(id: string): void {
		this.#past = [];
		preferences.set(deckProfile, id);
	}

	rename(name: string): void {
		this.#save({ ...this.deck, name });
	}

	/** Deletes the shown deck; the last one is replaced by a new default deck. */
	remove(): void {
		this.#past = [];
		const left = this.state.getState().profiles.filter(profile => profile.id !== this.deck.id);
		const profiles = left.length > 0 ? left : [defaultDeck(this.#defaultName)];
		this.#store(profiles, profiles[0]?.id ?? 'default');
	}

	#save(deck: DeckProfile): void {
		const { profiles } = this.state.getState();
		this.#store(
			profiles.map(profile => (profile.id === deck.id ? deck : profile)),
			deck.id,
		);
	}

	#store(profiles: readonly DeckProfile[], chosen: string): void {
		this.#isStoring = true;
		preferences.set(deckProfiles, writeDecks(profiles));
		if (preferences.get(deckProfile) !== chosen) preferences.set(deckProfile, chosen);
		this.#isStoring = false;
		this.#read();
	}

	#read(): void {
		const kept = preferences.get(deckProfiles);
		// A file of another client may have brought decks of another form.
		const stored = readDecks(kept.some(deck => !isStoredDeck(deck)) ? kept.filter(isStoredDeck) : kept);
		const profiles = stored.length > 0 ? stored : [defaultDeck(this.#defaultName)];
		const chosen = preferences.get(deckProfile);
		const deck = profiles.find(profile => profile.id === chosen) ?? profiles[0];
		if (!deck) return;
		const known = this.state.getState();
		const canUndo = this.#past.length > 0;
		if (this.#readFrom === deck && known.profiles === profiles && canUndo === known.canUndo) return;
		const shown = this.#readFrom === deck ? known.deck : repairDeck(deck);
		this.#readFrom = deck;
		this.state.setState({ deck: shown, profiles, canUndo });
	}
}

export const deckStore = new DeckStore();
