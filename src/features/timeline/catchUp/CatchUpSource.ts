import { readSources } from '@/domain/deck/columnSources';
import type { DeckColumn } from '@/domain/deck/deck';
import type { Session } from '@/stores/session/Session';
import { mergeable, resolveSources } from '../merged/resolveSources';
import type { TimelineSource } from '../TimelineDefinition';

/** A timeline that a digest reads: that of a column, or one of those that a merged column has. */
export interface CatchUpSource {
	readonly session: Session;
	readonly api: TimelineSource;
	/** What is read, with the options of the column. */
	readonly column: DeckColumn;
}

/**
 * The timelines of a column; none if its account, or what it shows, isn't there.
 * @param session that the column reads with; of a merged column, that of the page
 */
export function catchUpSources(column: DeckColumn, session: Session): readonly CatchUpSource[] {
	if (column.type !== 'merged') {
		const timeline = mergeable.find(({ kind }) => kind === column.type);
		if (!timeline || (timeline.target && column.target === null)) return [];
		return [{ session, api: timeline.source, column }];
	}
	return resolveSources(readSources(column.sources), session).readable.map(({ source, session: own, timeline }) => ({
		...{ session: own, api: timeline.source },
		column: { ...column, type: source.type, target: source.target, account: source.account },
	}));
}
