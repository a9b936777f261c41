import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useNavigation } from '@/blocks/NavigationContext';
import { pathTo } from '@/domain/paths/pathTo';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { accounts } from '@/stores/session/accounts';
import { useMe, useOutage, useSession } from '@/stores/session/SessionContext';
import { Icon, type IconName } from '@/ui/Icon';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { useMainPath } from '../pages/MainView';
import { AwayStrip } from './AwayStrip';
import styles from './BottomBar.module.css';
import { openAccountMenu, openMoreMenu } from './barMenus';
import { OutboxStrip } from './OutboxStrip';
import strip from './Strip.module.css';
import { useOfferedPlaces } from './useOfferedPlaces';
import { useOutboxCount } from './useOutboxCount';
import { useReserved } from './useReserved';

/** As in the style sheets. */
const BAR_PX = 60;
const STRIP_PX = 40;
const COLUMNS_PX = 44;

interface BottomBarProps {
	/** Of the deck: what its menu offers first. */
	deckItems?: (anchor: HTMLElement) => readonly MenuItem[];
	/** Of the deck: its columns, in a line above the bar. */
	columns?: ReactNode;
	/** False where the deck has them in a column, which is among `columns`: search takes their place. */
	hasNotifications?: boolean;
}

/** The bar of phones: five places, the post button in the middle. */
export function BottomBar({ deckItems, columns, hasNotifications = true }: BottomBarProps): ReactNode {
	const session = useSession();
	const { navigate } = useNavigation();
	const path = useMainPath();
	const unread = useMe(me => me?.unreadNotificationsCount ?? 0);
	const current = useStore(accounts, state => state.current);
	const waiting = useOutboxCount();
	const offers = useOfferedPlaces();
	const strips = (useOutage() ? 1 : 0) + (waiting > 0 ? 1 : 0);
	useReserved('--bottom-bar', BAR_PX + strips * STRIP_PX + (columns ? COLUMNS_PX : 0));
	const place = (isOffered: boolean, label: string, icon: IconName, to: string): readonly MenuItem[] =>
		isOffered ? [{ text: label, icon, onSelect: () => navigate(to) }] : [];
	return (
		<nav className={styles.bar} data-region="" aria-label={text.shell.navigation}>
			<div className={strip.strips}>
				<AwayStrip />
				{waiting > 0 && <OutboxStrip count={waiting} />}
				{columns}
			</div>
			<Place
				icon="menu"
				label={text.shell.more}
				opensMenu
				onPress={anchor =>
					openMoreMenu(anchor, deckItems !== undefined, [
						...(deckItems?.(anchor) ?? []),
						...place(offers.favorites, text.favorites.title, 'star', pathTo('favorites')),
						...place(offers.drive, text.drive.title, 'drive', pathTo('drive')),
						...place(hasNotifications, text.search.title, 'search', pathTo('search')),
						{ type: 'divider' },
					])
				}
			/>
			<Place
				icon="home"
				label={text.shell.timeline}
				isCurrent={!columns && path === pathTo('index')}
				onPress={() => navigate(pathTo('index'))}
			/>
			{offers.write && (
				<button
					type="button"
					className={styles.post}
					aria-label={text.shell.post}
					onClick={() => intents.send({ kind: 'compose', session })}
				>
					<Icon name="pencil" size={20} />
				</button>
			)}
			{!hasNotifications && (
				<Place
					icon="search"
					label={text.search.title}
					isCurrent={path === pathTo('search')}
					onPress={() => navigate(pathTo('search'))}
				/>
			)}
			{hasNotifications && offers.notifications && (
				<Place
					icon="bell"
					label={
						unread > 0
							? fill(text.shell.withUnread, { label: text.shell.notifications, count: unread })
							: text.shell.notifications
					}
					isCurrent={path === pathTo('notifications')}
					isMarked={unread > 0}
					onPress={() => navigate(pathTo('notifications'))}
				/>
			)}
			<Place
				icon="user"
				imageUrl={current?.avatarUrl ?? null}
				label={fill(text.shell.accountMenu, { name: `@${current?.username ?? ''}` })}
				opensMenu
				onPress={anchor => openAccountMenu(anchor, navigate)}
			/>
		</nav>
	);
}

interface PlaceProps {
	icon: IconName;
	/** In the icon's place. */
	imageUrl?: string | null;
	label: string;
	isCurrent?: boolean;
	/** Something new is there: a dot. */
	isMarked?: boolean;
	opensMenu?: boolean;
	onPress: (anchor: HTMLElement) => void;
}

function Place({ icon, imageUrl = null, label, isCurrent, isMarked, opensMenu, onPress }: PlaceProps): ReactNode {
	return (
		<button
			type="button"
			className={styles.item}
			aria-label={label}
			aria-current={isCurrent ? 'page' : undefined}
			aria-haspopup={opensMenu ? 'menu' : undefined}
			data-marked={isMarked || undefined}
			onClick={event => onPress(event.currentTarget)}
		>
			{imageUrl === null ? <Icon name={icon} size={22} /> : <img src={imageUrl} alt="" width={28} height={28} />}
		</button>
	);
}
