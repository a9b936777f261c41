import type { ColumnDefinition } from '@/blocks/hosting/ColumnDefinition';
import type { Frames } from '@/blocks/hosting/FrameDefinition';
import type { Pages } from '@/blocks/hosting/PageDefinition';
import { announcementsPages } from '@/features/announcements';
import { apiConsolePages } from '@/features/apiConsole';
import { channelPages } from '@/features/channels';
import { collectionPages } from '@/features/collections';
import { debugPages } from '@/features/debug';
import { drivePages } from '@/features/drive';
import { explorePages } from '@/features/explore';
import { favoritesPages } from '@/features/favorites';
import { moderationPages } from '@/features/moderation';
import { notePages } from '@/features/notePage';
import { notificationsColumn, notificationsPages } from '@/features/notifications';
import { pagesPages } from '@/features/pages';
import { passwordResetPages } from '@/features/passwordReset';
import { playPages } from '@/features/play';
import { pluginPages } from '@/features/plugins';
import { previewPages } from '@/features/preview';
import { profilePages } from '@/features/profile';
import { rolePages } from '@/features/roles';
import { scratchpadPages } from '@/features/scratchpad';
import { searchPages } from '@/features/search';
import { securityPages } from '@/features/security';
import { serverPages } from '@/features/server';
import { settingsFrame, settingsPages } from '@/features/settings';
import { themePages } from '@/features/themes';
import { loadTargetTimeline, timelineColumns, timelinePages } from '@/features/timeline';

/** The main view as a column of the deck. */
const mainColumn: ColumnDefinition<'main'> = {
	kind: 'main',
	icon: 'deck',
	title: 'deck.main',
	description: 'deck.mainAbout',
	isOffered: () => true,
	options: [],
	load: () => import('./deck/column/MainColumn'),
};

/** The kinds of columns that are known from the start on; `deck/columnRegistry` has all. */
export const startColumns = [mainColumn, notificationsColumn, ...timelineColumns] as const;

/** Every page of the app. */
export const pages: Pages = {
	...timelinePages,
	...channelPages({ loadTimeline: loadTargetTimeline, loadComposer: () => import('./composer/ChannelComposer') }),
	...explorePages,
	...rolePages(loadTargetTimeline),
	...notificationsPages,
	...favoritesPages,
	...announcementsPages,
	...collectionPages,
	...debugPages,
	...drivePages,
	...searchPages,
	...serverPages,
	...notePages,
	...pagesPages,
	...moderationPages,
	...securityPages,
	...settingsPages,
	...themePages,
	...profilePages,
	...pluginPages,
	...previewPages,
	...scratchpadPages,
	...apiConsolePages,
	...playPages,
	...passwordResetPages,
};

/** Every frame that pages share. */
export const frames: Frames = { settings: settingsFrame(() => import('./settingSources')) };
