import type { ActedOn, ActionDefinition } from '@/blocks/actions/ActionDefinition';
import { pathTo } from '@/domain/paths/pathTo';
import { counted } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import type { IconName } from '@/ui/icon/Icon';

/** The state that the bars' items depend on. */
export interface BarState extends ActedOn {
	readonly navigate: (path: string) => void;
	/** The path of the main view. */
	readonly path: string;
	readonly unread: number;
	/** The number of unsent notes of this device's accounts. */
	readonly waiting: number;
	/** False if the deck has a column for notifications, listed among the bar's items. */
	readonly hasNotifications: boolean;
}

export type NavAction = Extract<ActionDefinition<BarState>, { run: unknown; name: () => string }> & {
	readonly icon: IconName;
	readonly isCurrent?: (bar: BarState) => boolean;
	/** At the icon's corner; 0 is hidden. */
	readonly badge?: (bar: BarState) => number;
	/** What the badge counts; unread items by default. */
	readonly badgeLabel?: (bar: BarState) => string;
};

type NavPage = 'index' | 'notifications' | 'favorites' | 'drive' | 'search' | 'settings';
type Place = Pick<NavAction, 'icon' | 'name' | 'needs' | 'isOffered' | 'badge'>;

const place = (id: NavPage, about: Place): NavAction => ({
	id,
	isCurrent: ({ path }) => path === pathTo(id) || path.startsWith(`${pathTo(id)}/`),
	run: ({ navigate }) => navigate(pathTo(id)),
	...about,
});

/** The items of the bars, in the order of the side bar. */
export const PLACES: readonly NavAction[] = [
	place('index', { icon: 'home', name: () => text.shell.timeline }),
	place('notifications', {
		icon: 'bell',
		name: () => text.shell.notifications,
		needs: ['read:notifications'],
		isOffered: ({ hasNotifications }) => hasNotifications,
		badge: ({ unread }) => unread,
	}),
	{
		id: 'outbox',
		icon: 'send',
		name: () => text.outbox.title,
		isOffered: ({ waiting }) => waiting > 0,
		badge: ({ waiting }) => waiting,
		badgeLabel: ({ waiting }) => counted(text.outbox, 'count', waiting),
		run: () => intents.send({ kind: 'outbox' }),
	},
	place('favorites', { icon: 'star', name: () => text.favorites.title, needs: ['read:favorites'] }),
	place('drive', { icon: 'drive', name: () => text.drive.title, needs: ['read:drive'] }),
	place('search', { icon: 'search', name: () => text.search.title }),
];

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
