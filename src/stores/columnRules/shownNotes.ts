import type { Feed } from '../feeds/Feed';

/** The ids of the notes that a feed shows. */
export const shownNotes = ({ state }: Pick<Feed, 'state'>): readonly string[] =>
	state.entries.flatMap(({ kind, key }) => (kind === 'item' ? [key] : []));
