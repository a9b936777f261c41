import type { ColumnSource } from '@/domain/deck/columnSources';
import type { Session } from '@/stores/session/Session';
import { sessionByKey } from '@/stores/session/sessions';
import { timelineColumns } from '..';
import { deckTimelines } from '../deckColumns';
import type { TimelineDefinition } from '../TimelineDefinition';

/** The kinds of timelines that can be merged. */
export const mergeable: readonly TimelineDefinition[] = [...timelineColumns, ...deckTimelines];

/** A timeline of a merged column that can be read. */
export interface ReadableSource {
	/** Unique among those of a column. */
	readonly id: string;
	readonly source: ColumnSource;
	readonly session: Session;
	readonly timeline: TimelineDefinition;
}

/** Why a timeline of a merged column can't be read. */
export type SourceProblem = 'noAccount' | 'notOffered' | 'unknownKind';

export interface UnreadableSource {
	readonly source: ColumnSource;
	readonly problem: SourceProblem;
}

/**
 * Finds the account and the kind of each timeline.
 * @param own the session of the page's account
 */
export function resolveSources(
	sources: readonly ColumnSource[],
	own: Session,
): {
	readonly readable: readonly ReadableSource[];
	readonly unreadable: readonly UnreadableSource[];
} {
	const readable: ReadableSource[] = [];
	const unreadable: UnreadableSource[] = [];
	for (const source of sources) {
		const timeline = mergeable.find(({ kind }) => kind === source.type);
		const session = source.account === null ? own : sessionByKey(source.account);
		if (!timeline) unreadable.push({ source, problem: 'unknownKind' });
		else if (!session) unreadable.push({ source, problem: 'noAccount' });
		else if (!timeline.isOffered(session) || (timeline.target && source.target === null)) {
			unreadable.push({ source, problem: 'notOffered' });
		} else {
			const id = [session.key, source.type, source.target?.kind, source.target?.id].join(' ');
			// Once with the page's account and once with the same account by its name is the same.
			if (readable.every(each => each.id !== id)) readable.push({ id, source, session, timeline });
		}
	}
	return { readable, unreadable };
}
