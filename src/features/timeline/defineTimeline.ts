import type { Messages } from '@/i18n/messages';
import { tokenMay } from '@/stores/session/tokenMay';
import { isTimelineOffered } from './isTimelineOffered';
import type { TimelineDefinition } from './TimelineDefinition';

type Texts = keyof Messages['timeline'];
/** Kinds with a name and a description among the texts. */
type NamedKind = { [Text in Texts]: `${Text}About` extends Texts ? Text : never }[Texts];

type TimelineParts<Kind extends string> = Omit<
	TimelineDefinition<Kind>,
	'title' | 'description' | 'isOffered' | 'load' | 'isTimeline' | 'takesRules' | 'catchesUp' | 'tellsArrivals'
>;

/** Defines a kind of timeline by what differs from others. Its name and description are the texts called after it. */
export function defineTimeline<const Kind extends NamedKind>(parts: TimelineParts<Kind>): TimelineDefinition<Kind> {
	const { gate, kind } = parts;
	return {
		...parts,
		title: `timeline.${kind}`,
		description: `timeline.${kind}About`,
		isOffered: session =>
			isTimelineOffered(gate, session.isMember, session.policies) &&
			(gate.needs === undefined || tokenMay(session, gate.needs)),
		isTimeline: true,
		takesRules: true,
		...(!parts.isCollection && { catchesUp: true }),
		tellsArrivals: true,
		load: () => import('./TimelineColumn'),
	};
}
