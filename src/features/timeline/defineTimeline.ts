import { tokenMay } from '@/stores/session/tokenMay';
import { isTimelineOffered } from './isTimelineOffered';
import type { TimelineDefinition } from './TimelineDefinition';

type TimelineParts<Kind extends string> = Omit<
	TimelineDefinition<Kind>,
	'isOffered' | 'load' | 'isTimeline' | 'tellsArrivals'
>;

/** Defines a kind of timeline by what differs from others. */
export function defineTimeline<const Kind extends string>(parts: TimelineParts<Kind>): TimelineDefinition<Kind> {
	const { gate } = parts;
	return {
		...parts,
		isOffered: session =>
			isTimelineOffered(gate, session.isMember, session.policies) &&
			(gate.needs === undefined || tokenMay(session, gate.needs)),
		isTimeline: true,
		tellsArrivals: true,
		load: () => import('./TimelineColumn'),
	};
}
