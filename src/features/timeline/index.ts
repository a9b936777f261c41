import type { ColumnDefinition } from '@/blocks/hosting/ColumnDefinition';
import type { Pages } from '@/blocks/hosting/PageDefinition';
import { everyone, member } from '@/blocks/hosting/pageGates';
import type { DeckColumn } from '@/domain/deck';
import type { Permission } from '@/domain/permissions';
import type { TimelineOption } from '@/domain/timelineOptions';
import type { Session } from '@/stores/session/Session';
import { tokenMay } from '@/stores/session/tokenMay';
import { isTimelineOffered } from './isTimelineOffered';
import type { TimelineKind } from './timelineSources';

const load = () => import('./TimelineColumn');

const FILTERS: Readonly<Record<TimelineKind, readonly TimelineOption[]>> = {
	home: ['withRenotes', 'withSensitive', 'onlyFiles'],
	local: ['withRenotes', 'withReplies', 'withSensitive', 'onlyFiles'],
	social: ['withRenotes', 'withReplies', 'withSensitive', 'onlyFiles'],
	global: ['withRenotes', 'withSensitive', 'onlyFiles'],
	media: ['withSensitive'],
	mentions: ['withSensitive'],
	direct: ['withSensitive'],
	list: ['withRenotes', 'withSensitive', 'onlyFiles'],
	antenna: ['withSensitive'],
	channel: ['withSensitive'],
};

const ICONS = {
	home: 'home',
	local: 'local',
	social: 'social',
	global: 'global',
	media: 'image',
	mentions: 'at',
	direct: 'direct',
	list: 'list',
	antenna: 'antenna',
	channel: 'channel',
} as const;

/** What a token has to be granted to be shown one; of channels, to choose one. */
const NEEDS: Readonly<Record<TimelineKind, readonly Permission[]>> = {
	home: ['read:account'],
	local: [],
	social: ['read:account'],
	global: [],
	media: [],
	mentions: ['read:account'],
	direct: ['read:account'],
	list: ['read:account'],
	antenna: ['read:account'],
	channel: ['read:channels'],
};

const KINDS = Object.keys(ICONS) as TimelineKind[];
const hasTarget = (kind: TimelineKind) => kind === 'list' || kind === 'antenna' || kind === 'channel';

/** Every timeline that can be a column of the deck (spec 2 §2.1). */
export const timelineColumns: readonly ColumnDefinition[] = KINDS.map(kind => ({
	kind,
	icon: ICONS[kind],
	title: `timeline.${kind}` as const,
	description: `timeline.${kind}About` as const,
	isOffered: (session: Session) =>
		isTimelineOffered(kind, session.isMember, session.policies) && NEEDS[kind].every(need => tokenMay(session, need)),
	options: FILTERS[kind],
	...(hasTarget(kind) ? { target: kind as 'list' | 'antenna' | 'channel' } : {}),
	...(kind === 'channel'
		? { writesTo: ({ target }: DeckColumn) => target && { channelId: target.id } }
		: {}),
	load,
}));

const tabbed = { gate: everyone, layout: 'column', load: () => import('./TimelinePage') } as const;
const loadTarget = () => import('./TargetTimelinePage');
const own = { gate: member, needs: 'read:account', layout: 'column', load: loadTarget } as const;

type TimelinePages = Pick<Pages, 'index' | 'timeline' | 'listTimeline' | 'antennaTimeline' | 'channel'>;

export const timelinePages: TimelinePages = {
	index: tabbed,
	timeline: tabbed,
	listTimeline: own,
	antennaTimeline: own,
	channel: { gate: everyone, layout: 'column', load: loadTarget },
};
