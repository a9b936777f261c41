import type { ShownFeed } from '../feeds/ShownFeed';

/** What rules read of a feed. */
export interface RuledFeed extends Pick<ShownFeed, 'subscribe'> {
	readonly state: Pick<ShownFeed['state'], 'entries' | 'older'>;
}

/** The ids of the notes that a feed shows. */
export const shownNotes = ({ state }: Pick<RuledFeed, 'state'>): readonly string[] =>
	state.entries.flatMap(({ kind, key }) => (kind === 'item' ? [key] : []));
