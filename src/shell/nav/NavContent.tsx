import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { markMoreBelow } from '@/platform/markMoreBelow';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { realtimeMode } from '@/stores/preferences/realtimeMode';
import { useBaseSetting, usePreference } from '@/stores/preferences/usePreference';
import { accounts } from '@/stores/session/accounts';
import { Icon } from '@/ui/icon/Icon';
import { openWidgets } from '../lateActions';
import { openAccountMenu, openMoreMenu } from './barMenus';
import styles from './NavBar.module.css';
import { NavItem } from './NavItem';
import { hasNew, SETTINGS } from './navActions';
import { menuDisplay, navbarSubButtons, sideWidgets } from './navSettings';
import { OutageItem } from './OutageItem';
import { othersUnread } from './othersUnread';
import { useBar } from './useBar';

interface NavContentProps {
	/** The deck's own items. */
	deckItems: ReactNode;
	/** False if the deck has a column for notifications, listed in `deckItems`. */
	hasNotifications: boolean;
	isIcons?: boolean;
	/** Whether the window has room for more than icons: then there is the button that switches between both. */
	canFold?: boolean;
}

/** What the side bar and its drawer on phones have (rules/navigation#the-bar). */
export function NavContent({ deckItems, hasNotifications, isIcons = false, canFold = false }: NavContentProps) {
	const { navigate } = useNavigation();
	const realtime = useBaseSetting(realtimeMode);
	const withSubButtons = usePreference(navbarSubButtons);
	const account = useStore(accounts, state => state.current);
	const { state, entries, hidden, compose } = useBar(hasNotifications, deckItems !== undefined);
	const isMarked = useStore(othersUnread);
	const isBeside = useBaseSetting(sideWidgets) && canFold && !deckItems;
	return (
		<>
			{entries.map(({ id, action }) =>
				action ? (
					<NavItem
						key={id}
						icon={action.icon}
						label={action.name()}
						isCurrent={action.isCurrent?.(state)}
						badge={action.badge?.(state)}
						badgeLabel={action.badgeLabel?.(state)}
						isMarked={action.isMarked?.(state)}
						opensMenu={action.opensMenu}
						onPress={anchor => action.run({ ...state, anchor })}
					/>
				) : (
					<hr key={id} className={styles.divider} />
				),
			)}
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
				isMarked={hidden.some(action => hasNew(action, state))}
				onPress={anchor => openMoreMenu(anchor, state.isDeck, { deckItems: [], places: hidden, state })}
			/>
			{account && (
				<NavItem
					icon={SETTINGS.icon}
					label={SETTINGS.name()}
					isCurrent={SETTINGS.isCurrent?.(state)}
					onPress={anchor => SETTINGS.run({ ...state, anchor })}
				/>
			)}
			<div className={styles.spacer} />
			{account && withSubButtons && !isBeside && (
				<NavItem icon="widgets" label={text.deck.widgets} onPress={openWidgets} />
			)}
			{withSubButtons && canFold && (
				<NavItem
					icon={isIcons ? 'chevronRight' : 'chevronLeft'}
					label={isIcons ? text.shell.expand : text.shell.collapse}
					onPress={() => baseSettings.set(menuDisplay, isIcons ? 'sideFull' : 'sideIcon')}
				/>
			)}
			{withSubButtons && (
				<NavItem
					icon="bolt"
					label={realtime ? text.shell.realtimeOn : text.shell.realtimeOff}
					isPressed={realtime}
					onPress={() => {
						baseSettings.set(realtimeMode, !realtime);
						location.reload();
					}}
				/>
			)}
			<div className={styles.end}>
				<OutageItem />
				{compose && (
					<button
						type="button"
						className={styles.post}
						aria-label={isIcons ? compose.name() : undefined}
						data-tooltip={isIcons ? compose.name() : undefined}
						onClick={event => compose.run({ ...state, anchor: event.currentTarget })}
					>
						<Icon name={compose.icon} size={20} />
						{!isIcons && <span>{compose.name()}</span>}
					</button>
				)}
				{account && (
					<button
						type="button"
						className={styles.account}
						aria-label={fill(isMarked ? text.shell.accountMenuUnread : text.shell.accountMenu, {
							name: `@${account.username}`,
						})}
						aria-haspopup="menu"
						data-marked={isMarked || undefined}
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
			</div>
			<span ref={markMoreBelow} className={styles.bottom} />
		</>
	);
}
