import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useNavigation } from '@/blocks/NavigationContext';
import { pathTo } from '@/domain/paths/pathTo';
import { counted, fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { useBaseSetting } from '@/stores/preferences/usePreference';
import { accounts } from '@/stores/session/accounts';
import { useMe, useSession } from '@/stores/session/SessionContext';
import { Icon } from '@/ui/Icon';
import { useMainPath } from '../pages/MainView';
import { AwayItem } from './AwayItem';
import { openAccountMenu, openMoreMenu } from './barMenus';
import styles from './NavBar.module.css';
import { NavItem } from './NavItem';
import { useIsNarrow } from './useIsNarrow';
import { useOfferedPlaces } from './useOfferedPlaces';
import { useOutboxCount } from './useOutboxCount';
import { useReserved } from './useReserved';

/** As in the style sheet. */
const WIDTH_PX = { full: 212, icons: 60 } as const;

interface NavBarProps {
	/** Of the deck: what can be done with it. */
	deckItems?: ReactNode;
	/** False where the deck has them in a column, which is among `deckItems`. */
	hasNotifications?: boolean;
}

/** The bar at the side: full or icons alone (always so at 1279 px and below; spec 2 §2.5). */
export function NavBar({ deckItems, hasNotifications = true }: NavBarProps): ReactNode {
	const session = useSession();
	const { navigate } = useNavigation();
	const path = useMainPath();
	const display = useBaseSetting('menuDisplay');
	const realtime = useBaseSetting('realtimeMode');
	const unread = useMe(me => me?.unreadNotificationsCount ?? 0);
	const account = useStore(accounts, state => state.current);
	const waiting = useOutboxCount();
	const offers = useOfferedPlaces();
	const isNarrow = useIsNarrow();
	const isIcons = isNarrow || display === 'sideIcon';
	useReserved('--side-bar', isIcons ? WIDTH_PX.icons : WIDTH_PX.full);
	return (
		<nav className={styles.bar} data-region="" data-icons={isIcons || undefined} aria-label={text.shell.navigation}>
			<NavItem
				icon="home"
				label={text.shell.timeline}
				isCurrent={path === pathTo('index')}
				onPress={() => navigate(pathTo('index'))}
			/>
			{offers.notifications && hasNotifications && (
				<NavItem
					icon="bell"
					label={text.shell.notifications}
					isCurrent={path === pathTo('notifications')}
					badge={unread}
					onPress={() => navigate(pathTo('notifications'))}
				/>
			)}
			{waiting > 0 && (
				<NavItem
					icon="send"
					label={text.outbox.title}
					badge={waiting}
					badgeLabel={counted(text.outbox, 'count', waiting)}
					onPress={() => intents.send({ kind: 'outbox' })}
				/>
			)}
			{offers.favorites && (
				<NavItem
					icon="star"
					label={text.favorites.title}
					isCurrent={path === pathTo('favorites')}
					onPress={() => navigate(pathTo('favorites'))}
				/>
			)}
			{offers.drive && (
				<NavItem
					icon="drive"
					label={text.drive.title}
					isCurrent={path.startsWith(pathTo('drive'))}
					onPress={() => navigate(pathTo('drive'))}
				/>
			)}
			<NavItem
				icon="search"
				label={text.search.title}
				isCurrent={path === pathTo('search')}
				onPress={() => navigate(pathTo('search'))}
			/>
			{deckItems && (
				<>
					<hr className={styles.divider} />
					{deckItems}
				</>
			)}
			<NavItem
				icon="more"
				label={text.shell.more}
				opensMenu
				onPress={anchor => openMoreMenu(anchor, deckItems !== undefined)}
			/>
			<div className={styles.spacer} />
			<AwayItem />
			{!isNarrow && (
				<NavItem
					icon={isIcons ? 'chevronRight' : 'chevronLeft'}
					label={isIcons ? text.shell.expand : text.shell.collapse}
					onPress={() => baseSettings.set('menuDisplay', isIcons ? 'sideFull' : 'sideIcon')}
				/>
			)}
			<NavItem
				icon="bolt"
				label={realtime ? text.shell.realtimeOn : text.shell.realtimeOff}
				isPressed={realtime}
				onPress={() => {
					baseSettings.set('realtimeMode', !realtime);
					location.reload();
				}}
			/>
			{offers.write && (
				<button
					type="button"
					className={styles.post}
					aria-label={text.shell.post}
					data-tooltip={isIcons ? text.shell.post : undefined}
					onClick={() => intents.send({ kind: 'compose', session })}
				>
					<Icon name="pencil" size={20} />
					{!isIcons && <span>{text.shell.post}</span>}
				</button>
			)}
			{account && (
				<button
					type="button"
					className={styles.account}
					aria-label={fill(text.shell.accountMenu, { name: `@${account.username}` })}
					aria-haspopup="menu"
					onClick={event => openAccountMenu(event.currentTarget, navigate)}
				>
					{account.avatarUrl ? (
						<img src={account.avatarUrl} alt="" width={36} height={36} />
					) : (
						<Icon name="user" size={22} />
					)}
					{!isIcons && <span>{account.name ?? account.username}</span>}
				</button>
			)}
		</nav>
	);
}
