import type { WallSource } from '@/domain/wall/WallPlan';
import { textAt } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { timelineColumns } from '..';
import type { TimelineDefinition } from '../TimelineDefinition';

/** A timeline that a wall may show. */
export interface WallTimelineChoice {
	readonly timeline: TimelineDefinition;
	readonly targetId: string | null;
}

/** Direct notes are for nobody but the account. */
const isPublic = ({ kind }: TimelineDefinition): boolean => kind !== 'direct';

/** The timeline of a source; null if this account can't read it, or a wall doesn't show it. */
export function timelineOf(session: Session, { kind, targetId }: WallSource): WallTimelineChoice | null {
	const timeline: TimelineDefinition | undefined = timelineColumns.find(each => each.kind === kind);
	if (!timeline?.isOffered(session) || !isPublic(timeline)) return null;
	return (timeline.target !== undefined) === (targetId !== null) ? { timeline, targetId } : null;
}

export interface NamedSource extends WallSource {
	readonly name: string;
}

/** What the account can put on a wall: its timelines, lists, antennas and channels. */
export async function wallSources(session: Session): Promise<readonly NamedSource[]> {
	const offered: readonly TimelineDefinition[] = timelineColumns.filter(each => each.isOffered(session));
	const all = offered.filter(isPublic).map(async ({ kind, title, target }): Promise<readonly NamedSource[]> => {
		if (!target) return [{ kind, targetId: null, name: textAt(title) }];
		if (!('page' in target)) return [];
		const targets = await target.all(session);
		return targets.map(({ id, name }) => ({ kind, targetId: id, name: `${textAt(title)}: ${name}` }));
	});
	return (await Promise.all(all)).flat();
}
