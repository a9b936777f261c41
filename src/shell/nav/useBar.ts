import { useStore } from 'zustand';
import { isOffered } from '@/blocks/actions/isOffered';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { usePreference } from '@/stores/preferences/usePreference';
import { accounts } from '@/stores/session/accounts';
import { useMe, useSession } from '@/stores/session/SessionContext';
import { useMainPath } from '../pages/MainView';
import { type BarState, COMPOSE, HOME, NAV_ITEMS, type NavAction, OUTBOX } from './navActions';
import { type NavEntry, navEntries } from './navMenu';
import { navMenu } from './navSettings';
import { useOutboxCount } from './useOutboxCount';

interface Bar {
	readonly state: BarState;
	/** The start page, what was chosen, and unsent notes: what the account's token allows, live. */
	readonly entries: readonly Pick<NavEntry, 'id' | 'action'>[];
	/** What is offered, but was not chosen; for visitors, who have no bar, all of it. */
	readonly hidden: readonly NavAction[];
	/** Null if the token may not write. */
	readonly compose: NavAction | null;
}

/** The items of both bars. */
export function useBar(hasNotifications: boolean, isDeck: boolean): Bar {
	const session = useSession();
	const navigation = useNavigation();
	const path = useMainPath();
	const unread = useMe(me => me?.unreadNotificationsCount ?? 0);
	const hasNews = useMe(me => me?.hasUnreadAnnouncement ?? false);
	const hasRequests = useMe(me => me?.hasPendingReceivedFollowRequest ?? false);
	const hasCaught = useMe(me => me?.hasUnreadAntenna ?? false);
	const waiting = useOutboxCount();
	const { navigate } = navigation;
	const known = { unread, hasNews, hasRequests, hasCaught, waiting };
	const state = { session, navigation, navigate, path, ...known, isDeck, hasNotifications };
	// The token's permissions are part of the stored accounts.
	useStore(accounts);
	const offered = NAV_ITEMS.filter(action => isOffered(action, state));
	const menu = usePreference(navMenu);
	const chosen = session.isMember ? navEntries(menu, offered) : [];
	const always = [OUTBOX].filter(action => isOffered(action, state));
	return {
		state,
		entries: [HOME, ...chosen, ...always].map(each => ('action' in each ? each : { id: each.id, action: each })),
		hidden: offered.filter(({ id, isInMoreMenu }) => !isInMoreMenu && chosen.every(entry => entry.id !== id)),
		compose: isOffered(COMPOSE, state) ? COMPOSE : null,
	};
}
