import type { StoredColumn, StoredDeck } from '@/domain/deck/storedDecks';

export interface ColumnPlan {
	readonly type: string;
	readonly listId?: string;
	readonly antennaId?: string;
	/** As stored in a column of widgets. */
	readonly widgets?: readonly unknown[];
}

/** A deck of these columns side by side. */
export function deckOf(plans: readonly ColumnPlan[]): StoredDeck {
	const columns = plans.map(
		(plan, index): StoredColumn => ({
			...{ id: `c${index}`, name: null, width: 330, height: 1, account: null },
			...{ withRenotes: true, withReplies: true, withSensitive: true, onlyFiles: false },
			...plan,
		}),
	);
	return { id: 'bench', name: 'bench', columns, layout: columns.map(column => [column.id]) };
}

/** A preference profile with these values for the account (rules/preferences#profiles), as in the local database. */
export function preferencesWith(values: Readonly<Record<string, unknown>>, account: string): object {
	const records = Object.entries(values).map(([key, value]) => [key, [[{ account }, value, {}]]]);
	return {
		...{ id: 'bench', version: '0.1.0', type: 'main', modifiedAt: 1, name: '' },
		preferences: Object.fromEntries(records),
	};
}

/** The preferences of a user with this deck. */
export const choosing = (deck: StoredDeck): Readonly<Record<string, unknown>> => ({
	'deck.profiles': [deck],
	'deck.profile': deck.id,
});
