import type { Pages } from '@/blocks/hosting/PageDefinition';
import { everyone, member } from '@/blocks/hosting/pageGates';
import type { LoadTargetTimeline } from '@/blocks/hosting/TargetTimeline';
import { antennaColumn } from './columns/antennaColumn';
import { channelColumn } from './columns/channelColumn';
import { directColumn } from './columns/directColumn';
import { globalColumn } from './columns/globalColumn';
import { homeColumn } from './columns/homeColumn';
import { listColumn } from './columns/listColumn';
import { localColumn } from './columns/localColumn';
import { mediaColumn } from './columns/mediaColumn';
import { mentionsColumn } from './columns/mentionsColumn';
import { socialColumn } from './columns/socialColumn';
import { userNotesColumn } from './columns/userNotesColumn';

/** Every timeline that can be a deck column, in the order of the menu; some more are in `deckColumns`. */
export const timelineColumns = [
	homeColumn,
	localColumn,
	socialColumn,
	globalColumn,
	mediaColumn,
	mentionsColumn,
	directColumn,
	listColumn,
	antennaColumn,
	channelColumn,
	userNotesColumn,
] as const;

const tabbed = { gate: everyone, layout: 'column', load: () => import('./TimelinePage') } as const;
const loadTarget = () => import('./TargetTimelinePage');
const own = { gate: member, needs: 'read:account', layout: 'column', load: loadTarget } as const;

type TimelinePages = Pick<Pages, 'index' | 'timeline' | 'listTimeline' | 'antennaTimeline' | 'tag'>;

export const timelinePages: TimelinePages = {
	index: tabbed,
	timeline: tabbed,
	listTimeline: own,
	antennaTimeline: own,
	tag: { ...tabbed, load: async () => (await import('./lateTimelines')).loadTagPage() },
};

/** The notes of a channel or a role, for their pages. */
export const loadTargetTimeline: LoadTargetTimeline = async () =>
	(await import('./lateTimelines')).loadTargetTimeline();

/** The time machine of timelines in the deck. */
export const loadMoments = async () => (await import('./lateTimelines')).loadMoments();

/** What has happened in a timeline since it was last read. */
export const loadCatchUp = async () => (await import('./lateTimelines')).loadCatchUp();

/** Remembers what is read in timelines. */
export const loadReadMarks = async () => (await import('./lateReadMarks')).loadReadMarks();

/** The wall display, for the whole screen. */
export const loadWall = () => import('./wall/WallView');
