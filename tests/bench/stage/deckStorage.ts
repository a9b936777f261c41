import type { DeckColumn, DeckProfile } from '@/domain/deck';

export interface ColumnPlan {
	readonly type: string;
	readonly listId?: string;
	readonly antennaId?: string;
}

/** A deck of these columns, side by side. */
export function deckOf(plans: readonly ColumnPlan[]): DeckProfile {
	const columns = plans.map(
		(plan, index): DeckColumn => ({
			...{ id: `c${index}`, name: null, width: 330, height: 1, account: null },
			...{ withRenotes: true, withReplies: true, withSensitive: true, onlyFiles: false },
			...plan,
		}),
	);
	return { id: 'bench', name: 'bench', columns, layout: columns.map(column => [column.id]) };
}

/** The preference profile that holds the deck (spec 2 §3.9), as the local database keeps it. */
export function preferencesWith(deck: DeckProfile, account: string): object {
	return {
		...{ id: 'bench', version: '0.1.0', type: 'main', modifiedAt: 1, name: '' },
		preferences: {
			'deck.profiles': [[{ account }, [deck], {}]],
			'deck.profile': [[{ account }, deck.id, {}]],
		},
	};
}
