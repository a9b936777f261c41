import type { ActedOn, ActionDefinition } from '@/blocks/actions/ActionDefinition';
import type { Navigation } from '@/blocks/navigation/NavigationContext';
import { pathTo } from '@/domain/paths/pathTo';
import { profilePath } from '@/domain/paths/profilePath';
import { counted } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import type { IconName } from '@/ui/icon/Icon';
import { clearCache, openLookup, switchUi } from '../lateActions';
import { openAboutMenu, openToolsMenu } from './barMenus';

/** The state that the bars' items depend on. */
export interface BarState extends ActedOn {
	readonly navigation: Navigation;
	readonly navigate: (path: string) => void;
	/** The path of the main view. */
	readonly path: string;
	readonly unread: number;
	/** The number of unsent notes of this device's accounts. */
	readonly waiting: number;
	/** Whether the account has unread announcements. */
	readonly hasNews: boolean;
	/** Whether somebody waits for an answer to their follow request. */
	readonly hasRequests: boolean;
	/** Whether an antenna has caught notes that are not read. */
	readonly hasCaught: boolean;
	readonly isDeck: boolean;
	/** False if the deck has a column for notifications, listed among the bar's items. */
	readonly hasNotifications: boolean;
}

interface PressedBar extends BarState {
	/** The pressed item, where a menu opens. */
	readonly anchor: HTMLElement;
}

export type NavAction = Extract<ActionDefinition<BarState, PressedBar>, { run: unknown; name: () => string }> & {
	readonly icon: IconName;
	readonly isCurrent?: (bar: BarState) => boolean;
	/** At the icon's corner; 0 is hidden. */
	readonly badge?: (bar: BarState) => number;
	/** What the badge counts; unread items by default. */
	readonly badgeLabel?: (bar: BarState) => string;
	/** Shows a dot for something new that isn't counted. */
	readonly isMarked?: (bar: BarState) => boolean;
	readonly opensMenu?: true;
	/** It is in the more menu in any case. */
	readonly isInMoreMenu?: true;
};

type NavPage =
	| ('index' | 'notifications' | 'announcements' | 'favorites' | 'drive' | 'search' | 'settings')
	| ('explore' | 'channels' | 'antennas' | 'followRequests' | 'pages');
type Place = Pick<NavAction, 'icon' | 'name' | 'needs' | 'who' | 'isOffered' | 'badge' | 'isMarked'>;

const place = (id: NavPage, about: Place): NavAction => placeAt(id, pathTo(id), about);

const placeAt = (id: string, to: string, about: Place): NavAction => ({
	id,
	isCurrent: ({ path }) => path === to || path.startsWith(`${to}/`),
	run: ({ navigate }) => navigate(to),
	...about,
});

/** The first item of the bars. */
export const HOME: NavAction = place('index', { icon: 'home', name: () => text.shell.timeline });

/** After the chosen items, while there are notes that have not been sent. */
export const OUTBOX: NavAction = {
	id: 'outbox',
	icon: 'send',
	name: () => text.outbox.title,
	isOffered: ({ waiting }) => waiting > 0,
	badge: ({ waiting }) => waiting,
	badgeLabel: ({ waiting }) => counted(text.outbox, 'count', waiting),
	run: () => intents.send({ kind: 'outbox' }),
};

/** Things that the account has made. */
const ofAccount: Pick<Place, 'who' | 'needs'> = { who: 'member', needs: ['read:account'] };

/** What a bar may have. Items that aren't chosen are in the more menu (rules/navigation#the-bar). */
export const NAV_ITEMS: readonly NavAction[] = [
	place('notifications', {
		icon: 'bell',
		name: () => text.shell.notifications,
		who: 'member',
		needs: ['read:notifications'],
		isOffered: ({ hasNotifications }) => hasNotifications,
		badge: ({ unread }) => unread,
	}),
	place('followRequests', {
		icon: 'userPlus',
		name: () => text.shell.followRequests,
		who: 'member',
		needs: ['read:following'],
		isMarked: ({ hasRequests }) => hasRequests,
	}),
	place('explore', { icon: 'hash', name: () => text.shell.explore }),
	place('announcements', {
		icon: 'announcement',
		name: () => text.shell.announcements,
		isMarked: ({ hasNews }) => hasNews,
	}),
	place('favorites', { icon: 'star', name: () => text.favorites.title, needs: ['read:favorites'], who: 'member' }),
	placeAt('lists', pathTo('ownLists'), { icon: 'list', name: () => text.timeline.lists, ...ofAccount }),
	place('antennas', {
		icon: 'antenna',
		name: () => text.timeline.antennas,
		...ofAccount,
		isMarked: ({ hasCaught }) => hasCaught,
	}),
	place('pages', { icon: 'page', name: () => text.shell.pages }),
	placeAt('play', pathTo('plays'), { icon: 'play', name: () => text.shell.play }),
	placeAt('clips', pathTo('ownClips'), { icon: 'clip', name: () => text.shell.clips, ...ofAccount }),
	place('drive', { icon: 'drive', name: () => text.drive.title, needs: ['read:drive'], who: 'member' }),
	place('search', { icon: 'search', name: () => text.search.title }),
	place('channels', { icon: 'channel', name: () => text.shell.channels }),
	{
		id: 'lookup',
		icon: 'global',
		name: () => text.shell.lookup,
		run: ({ session, navigate }) => openLookup(session, navigate),
	},
	{
		id: 'profile',
		icon: 'user',
		name: () => text.shell.profile,
		who: 'member',
		isCurrent: bar => bar.path === ownPath(bar),
		run: bar => bar.navigate(ownPath(bar)),
	},
	{
		id: 'ui',
		icon: 'deck',
		isInMoreMenu: true,
		who: 'member',
		name: () => text.shell.switchUi,
		run: ({ isDeck }) => switchUi(isDeck ? 'default' : 'deck'),
	},
	{
		id: 'about',
		icon: 'info',
		isInMoreMenu: true,
		opensMenu: true,
		name: () => text.shell.about,
		run: ({ anchor, navigation }) => openAboutMenu(anchor, navigation),
	},
	{
		id: 'tools',
		icon: 'tools',
		isInMoreMenu: true,
		opensMenu: true,
		name: () => text.shell.tools,
		run: ({ anchor, navigation }) => openToolsMenu(anchor, navigation),
	},
	{
		id: 'reload',
		icon: 'refresh',
		isInMoreMenu: true,
		name: () => text.common.reload,
		run: () => location.reload(),
	},
	{
		id: 'cacheClear',
		icon: 'eraser',
		isInMoreMenu: true,
		name: () => text.shell.clearCache,
		run: () => clearCache(),
	},
];

const ownPath = ({ session }: BarState) => profilePath({ username: session.account?.username ?? '', host: null });

/** After the button for more, as the last of the places (rules/navigation#the-bar). */
export const SETTINGS: NavAction = place('settings', { icon: 'settings', name: () => text.shell.settings });

/** The post button of both bars. */
export const COMPOSE: NavAction = {
	id: 'compose',
	icon: 'pencil',
	name: () => text.shell.post,
	needs: ['write:notes'],
	run: ({ session }) => intents.send({ kind: 'compose', session }),
};

/** Whether something new is behind an item. */
export const hasNew = ({ badge, isMarked }: NavAction, bar: BarState): boolean =>
	(badge?.(bar) ?? 0) > 0 || isMarked?.(bar) === true;
