import type { DeckProfile } from './deck';

/** Whether a deck has the column that shows the page of the browser's address. */
export const hasMainColumn = ({ columns }: Pick<DeckProfile, 'columns'>): boolean =>
	columns.some(({ type }) => type === 'main');
