import type { WidgetDefinition } from '@/blocks/hosting/WidgetDefinition';
import { activityKind } from './kinds/activity/activityKind';
import { aichanKind } from './kinds/aichan/aichanKind';
import { aiscriptKind } from './kinds/aiscript/aiscriptKind';
import { aiscriptAppKind } from './kinds/aiscriptApp/aiscriptAppKind';
import { birthdayFollowingsKind } from './kinds/birthdayFollowings/birthdayFollowingsKind';
import { buttonKind } from './kinds/button/buttonKind';
import { calendarKind } from './kinds/calendar/calendarKind';
import { clockKind } from './kinds/clock/clockKind';
import { digitalClockKind } from './kinds/digitalClock/digitalClockKind';
import { federationKind } from './kinds/federation/federationKind';
import { instanceCloudKind } from './kinds/instanceCloud/instanceCloudKind';
import { instanceInfoKind } from './kinds/instanceInfo/instanceInfoKind';
import { jobQueueKind } from './kinds/jobQueue/jobQueueKind';
import { memoKind } from './kinds/memo/memoKind';
import { onlineUsersKind } from './kinds/onlineUsers/onlineUsersKind';
import { photosKind } from './kinds/photos/photosKind';
import { profileKind } from './kinds/profile/profileKind';
import { rssKind } from './kinds/rss/rssKind';
import { rssTickerKind } from './kinds/rssTicker/rssTickerKind';
import { serverMetricKind } from './kinds/serverMetric/serverMetricKind';
import { slideshowKind } from './kinds/slideshow/slideshowKind';
import { trendsKind } from './kinds/trends/trendsKind';
import { unixClockKind } from './kinds/unixClock/unixClockKind';
import { userListKind } from './kinds/userList/userListKind';

/** Loads what shows widgets. */
export const loadWidgetViews = () => import('./widgetViews');

/** The kinds that show nothing of another feature, in the order of the dialog in which one is chosen. */
export const widgets: readonly WidgetDefinition[] = [
	calendarKind,
	clockKind,
	digitalClockKind,
	unixClockKind,
	memoKind,
	aichanKind,
	trendsKind,
	profileKind,
	activityKind,
	userListKind,
	birthdayFollowingsKind,
	photosKind,
	slideshowKind,
	rssKind,
	rssTickerKind,
	instanceInfoKind,
	onlineUsersKind,
	federationKind,
	instanceCloudKind,
	serverMetricKind,
	jobQueueKind,
	buttonKind,
	aiscriptKind,
	aiscriptAppKind,
];
