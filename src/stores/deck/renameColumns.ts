import { readSources } from '@/domain/deck/columnSources';
import type { ColumnTarget, DeckColumn, DeckProfile } from '@/domain/deck/deck';
import { isStoredDeck, readDecks } from '@/domain/deck/storedDecks';
import { preferences } from '../preferences/Preferences';
import { deckStore, withDecks } from './DeckStore';
import { deckProfiles } from './deckSettings';

/**
 * Gives columns of all decks the new name of what they show, such as a list that was renamed. Columns that the user has
 * named otherwise keep their names (rules/deck#names-of-columns).
 */
export function renameColumns(target: ColumnTarget, before: string, after: string): void {
	if (before === after) return;
	const renamed = (deck: DeckProfile) => withNewName(deck, target, before, after);
	if (deckStore.isOpen) {
		if (deckStore.state.getState().profiles.some(deck => renamed(deck) !== deck)) deckStore.amend(renamed, null);
		return;
	}
	const stored = readDecks(preferences.get(deckProfiles).filter(isStoredDeck));
	if (stored.some(deck => renamed(deck) !== deck)) {
		preferences.update(deckProfiles, kept => withDecks(kept, decks => decks.map(renamed)));
	}
}

/** @returns the same deck if nothing in it has that name */
function withNewName(deck: DeckProfile, target: ColumnTarget, before: string, after: string): DeckProfile {
	const columns = deck.columns.map(column => renamedColumn(column, target, before, after));
	return columns.some((column, at) => column !== deck.columns[at]) ? { ...deck, columns } : deck;
}

function renamedColumn(column: DeckColumn, target: ColumnTarget, before: string, after: string): DeckColumn {
	const isNamed = isSame(column.target, target) && column.name === before;
	const sources = readSources(column.sources);
	const hasSource = sources.some(source => isSame(source.target, target) && source.name === before);
	if (!isNamed && !hasSource) return column;
	return {
		...column,
		...(isNamed && { name: after }),
		...(hasSource && {
			sources: sources.map(source =>
				isSame(source.target, target) && source.name === before ? { ...source, name: after } : source,
			),
		}),
	};
}

const isSame = (a: ColumnTarget | null, b: ColumnTarget): boolean => a?.kind === b.kind && a.id === b.id;
