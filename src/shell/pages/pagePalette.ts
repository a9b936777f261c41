import { fixedList, type PaletteSource } from '@/blocks/palette/PaletteSource';
import type { PlainPage } from '@/domain/paths/PlainPage';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import type { IconName } from '@/ui/icon/Icon';
import { APP_KEYS } from '../hotkeys/hotkeyTable';
import { mayOpen } from './mayOpen';

interface PageName {
	readonly title: () => string;
	readonly icon: IconName;
}

/** Among the settings, the account menu or the actions. */
const LISTED_ELSEWHERE = null;

/** What the palette calls each page without parameters. A new page needs an entry. */
const PAGES: Readonly<Record<PlainPage, PageName | null>> = {
	index: { title: () => text.shell.timeline, icon: 'home' },
	timeline: { title: () => text.palette.pages.timeline, icon: 'note' },
	notifications: { title: () => text.shell.notifications, icon: 'bell' },
	debug: { title: () => text.debug.title, icon: 'info' },
	announcements: { title: () => text.announcements.title, icon: 'announcement' },
	about: { title: () => text.about.pages.overview, icon: 'info' },
	aboutClient: { title: () => text.about.pages.client, icon: 'question' },
	ads: { title: () => text.about.pages.ads, icon: 'announcement' },
	contact: { title: () => text.about.pages.contact, icon: 'direct' },
	invite: { title: () => text.about.pages.invite, icon: 'key' },
	followRequests: { title: () => text.shell.followRequests, icon: 'userPlus' },
	favorites: { title: () => text.favorites.title, icon: 'star' },
	ownLists: { title: () => text.timeline.lists, icon: 'list' },
	ownClips: { title: () => text.shell.clips, icon: 'clip' },
	pages: { title: () => text.shell.pages, icon: 'page' },
	newPage: { title: () => text.palette.pages.newPage, icon: 'page' },
	antennas: { title: () => text.timeline.antennas, icon: 'antenna' },
	newAntenna: { title: () => text.palette.pages.newAntenna, icon: 'antenna' },
	drive: { title: () => text.drive.title, icon: 'drive' },
	channels: { title: () => text.shell.channels, icon: 'channel' },
	newChannel: { title: () => text.palette.pages.newChannel, icon: 'channel' },
	plays: { title: () => text.shell.play, icon: 'play' },
	newPlay: { title: () => text.palette.pages.newPlay, icon: 'play' },
	explore: { title: () => text.shell.explore, icon: 'hash' },
	search: { title: () => text.search.title, icon: 'search' },
	settings: { title: () => text.settings.title, icon: 'settings' },
	registry: { title: () => text.palette.pages.registry, icon: 'server' },
	preview: { title: () => text.palette.pages.preview, icon: 'eye' },
	scratchpad: { title: () => text.about.pages.scratchpad, icon: 'code' },
	apiConsole: { title: () => text.about.pages.apiConsole, icon: 'plug' },
	themeEditor: { title: () => text.palette.pages.themeEditor, icon: 'palette' },
	installTheme: { title: () => text.palette.pages.installTheme, icon: 'palette' },
	manageThemes: { title: () => text.palette.pages.manageThemes, icon: 'palette' },
	installPlugin: { title: () => text.palette.pages.installPlugin, icon: 'plug' },
	newWebhook: { title: () => text.palette.pages.newWebhook, icon: 'plug' },
	resetPassword: { title: () => text.palette.pages.resetPassword, icon: 'key' },
	lookup: LISTED_ELSEWHERE,
	profileSettings: LISTED_ELSEWHERE,
	avatarDecoration: LISTED_ELSEWHERE,
	muting: LISTED_ELSEWHERE,
	accountData: LISTED_ELSEWHERE,
	email: LISTED_ELSEWHERE,
	connect: LISTED_ELSEWHERE,
	accounts: LISTED_ELSEWHERE,
	other: LISTED_ELSEWHERE,
	driveCleaner: LISTED_ELSEWHERE,
	preferences: LISTED_ELSEWHERE,
	profiles: LISTED_ELSEWHERE,
	privacy: LISTED_ELSEWHERE,
	notificationSettings: LISTED_ELSEWHERE,
	driveSettings: LISTED_ELSEWHERE,
	deckSettings: LISTED_ELSEWHERE,
	navbar: LISTED_ELSEWHERE,
	emojiPalette: LISTED_ELSEWHERE,
	customCss: LISTED_ELSEWHERE,
	sounds: LISTED_ELSEWHERE,
	statusBars: LISTED_ELSEWHERE,
	plugins: LISTED_ELSEWHERE,
	theme: LISTED_ELSEWHERE,
	security: LISTED_ELSEWHERE,
	apps: LISTED_ELSEWHERE,
};

/** Every page that opens for the account. */
export const pagePalette: PaletteSource = {
	group: 'pages',
	list: ({ session, navigation }) =>
		fixedList(() =>
			Object.entries(PAGES).flatMap(([name, page]) => {
				if (!page || !mayOpen(session, name as PlainPage)) return [];
				return {
					id: `page/${name}`,
					title: page.title(),
					words: [name, pathTo(name as PlainPage)],
					icon: page.icon,
					keys: APP_KEYS.find(key => key.name === name)?.keys,
					run: () => navigation.navigate(pathTo(name as PlainPage)),
				};
			}),
		),
};
