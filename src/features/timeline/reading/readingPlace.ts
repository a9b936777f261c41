import type { DeckColumn } from '@/domain/deck/deck';

/** The name of a column's timeline among those of its account: what is read in one column is read in all that show it. */
export const readingPlace = ({ type, target }: Pick<DeckColumn, 'type' | 'target'>): string =>
	[type, ...(target ? [target.kind, target.id] : [])].join(' ');
