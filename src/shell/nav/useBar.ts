import { useStore } from 'zustand';
import { isOffered } from '@/blocks/actions/isOffered';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { accounts } from '@/stores/session/accounts';
import { useMe, useSession } from '@/stores/session/SessionContext';
import { useMainPath } from '../pages/MainView';
import { type BarState, COMPOSE, type NavAction, PLACES } from './navActions';
import { useOutboxCount } from './useOutboxCount';

interface Bar {
	readonly state: BarState;
	/** The items that the account's token allows, live. */
	readonly places: readonly NavAction[];
	/** Null if the token may not write. */
	readonly compose: NavAction | null;
}

/** The items of both bars. */
export function useBar(hasNotifications: boolean): Bar {
	const session = useSession();
	const { navigate } = useNavigation();
	const path = useMainPath();
	const unread = useMe(me => me?.unreadNotificationsCount ?? 0);
	const waiting = useOutboxCount();
	const state = { session, navigate, path, unread, waiting, hasNotifications };
	// The token's permissions are part of the stored accounts.
	useStore(accounts);
	return {
		state,
		places: PLACES.filter(action => isOffered(action, state)),
		compose: isOffered(COMPOSE, state) ? COMPOSE : null,
	};
}
