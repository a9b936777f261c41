import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { swipeTabs } from '@/blocks/tabs/swipeTabs';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { hasTouch } from '@/platform/hasTouch';
import { usePreference } from '@/stores/preferences/usePreference';
import { accounts } from '@/stores/session/accounts';
import type { Session } from '@/stores/session/Session';
import { useOutage } from '@/stores/session/SessionContext';
import { Icon, type IconName } from '@/ui/icon/Icon';
import { useLatePart } from '@/ui/late/useLatePart';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openPalette, openWidgets } from '../lateActions';
import styles from './BottomBar.module.css';
import { badgeCount } from './badgeCount';
import { openAccountMenu, openMoreMenu } from './barMenus';
import { type BarState, HOME, hasNew, type NavAction, OUTBOX } from './navActions';
import { OutageStrip } from './OutageStrip';
import { OutboxStrip } from './OutboxStrip';
import { othersUnread } from './othersUnread';
import strip from './Strip.module.css';
import { useBar } from './useBar';
import { useReserved } from './useReserved';

/** The same as in the style sheets of the layouts. */
const BAR_PX = 60;
const STRIP_PX = 40;
const COLUMNS_PX = 44;

const loadEdge = () => import('./drawer/EdgeSwiper');

interface BottomBarProps {
	/** Of the deck: what its menu offers first. */
	deckItems?: (anchor: HTMLElement, session: Session) => readonly MenuItem[];
	/** Of the deck: its columns, in a line above the bar. */
	columns?: ReactNode;
	/** False if the deck has a column for notifications, listed in `columns`; search takes their place. */
	hasNotifications?: boolean;
}

/** The bottom bar of phones: the menu, home, the palette, the post button, what is new, widgets, and the account. */
export function BottomBar({ deckItems, columns, hasNotifications = true }: BottomBarProps): ReactNode {
	const { navigate } = useNavigation();
	const current = useStore(accounts, state => state.current);
	const { state, entries, hidden, compose } = useBar(hasNotifications, deckItems !== undefined);
	const isMarked = useStore(othersUnread);
	const { waiting } = state;
	// If notifications have a column, search takes their place.
	const last = hasNotifications ? 'notifications' : 'search';
	const chosen = entries.flatMap(({ action }) => (action ? [action] : []));
	const places = [...chosen, ...hidden];
	const inBar = (id: string, isCurrentPage = true) =>
		places
			.filter(each => each.id === id)
			.map(place => <BarPlace key={id} place={place} state={state} isCurrentPage={isCurrentPage} />);
	// The waiting notes have a line of their own above the bar.
	const inMenu = places.filter(
		({ id, isInMoreMenu }) => !isInMoreMenu && id !== HOME.id && id !== OUTBOX.id && id !== last,
	);
	const strips = (useOutage() ? 1 : 0) + (waiting > 0 ? 1 : 0);
	const Edge = useLatePart(loadEdge, usePreference(swipeTabs) && hasTouch());
	useReserved('--bottom-bar', BAR_PX + strips * STRIP_PX + (columns ? COLUMNS_PX : 0));
	return (
		<nav className={styles.bar} data-region="" aria-label={text.shell.navigation}>
			<div className={strip.strips}>
				<OutageStrip />
				{waiting > 0 && <OutboxStrip count={waiting} />}
				{columns}
			</div>
			<Place
				icon="menu"
				label={text.shell.more}
				opensMenu
				isMarked={inMenu.some(place => hasNew(place, state))}
				onPress={anchor =>
					openMoreMenu(anchor, state.isDeck, {
						deckItems: deckItems?.(anchor, state.session) ?? [],
						places: inMenu,
						state,
					})
				}
			/>
			{inBar('index', !columns)}
			<Place
				icon="command"
				label={text.hotkeys.commands}
				onPress={() => openPalette(state.session, state.navigation)}
			/>
			{compose && (
				<button
					type="button"
					className={styles.post}
					aria-label={compose.name()}
					onClick={event => compose.run({ ...state, anchor: event.currentTarget })}
				>
					<Icon name={compose.icon} size={20} />
				</button>
			)}
			{inBar(last)}
			<Place icon="widgets" label={text.deck.widgets} onPress={openWidgets} />
			<Place
				icon="user"
				imageUrl={current?.avatarUrl ?? null}
				isMarked={isMarked}
				label={fill(isMarked ? text.shell.accountMenuUnread : text.shell.accountMenu, {
					name: `@${current?.username ?? ''}`,
				})}
				opensMenu
				onPress={anchor => openAccountMenu(anchor, navigate)}
			/>
			{Edge && <Edge isDeck={state.isDeck} hasNotifications={hasNotifications} />}
		</nav>
	);
}

interface BarPlaceProps {
	place: NavAction;
	state: BarState;
	/** False if the visible page belongs to a column. */
	isCurrentPage: boolean;
}

function BarPlace({ place, state, isCurrentPage }: BarPlaceProps): ReactNode {
	const { icon, run, badge, isCurrent, isMarked } = place;
	const label = place.name();
	const unread = badge?.(state) ?? 0;
	const count = badgeCount(unread);
	return (
		<Place
			icon={icon}
			label={unread > 0 ? fill(text.shell.withUnread, { label, count }) : label}
			isCurrent={isCurrentPage && (isCurrent?.(state) ?? false)}
			badge={unread > 0 ? count : null}
			isMarked={isMarked?.(state)}
			onPress={anchor => run({ ...state, anchor })}
		/>
	);
}

interface PlaceProps {
	icon: IconName;
	/** Shown instead of the icon. */
	imageUrl?: string | null;
	label: string;
	isCurrent?: boolean;
	/** A count at the icon's corner. */
	badge?: string | null;
	/** Shows a dot for something new. */
	isMarked?: boolean | undefined;
	opensMenu?: boolean;
	onPress: (anchor: HTMLElement) => void;
}

function Place({
	icon,
	imageUrl = null,
	label,
	isCurrent,
	badge = null,
	isMarked,
	opensMenu,
	onPress,
}: PlaceProps): ReactNode {
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
			{badge !== null && <span className={styles.badge}>{badge}</span>}
		</button>
	);
}
