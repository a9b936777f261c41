import type { Navigation } from '@/blocks/navigation/NavigationContext';
import { chartPaper } from '@/domain/theme/builtIn/chartPaper';
import { nightWatch } from '@/domain/theme/builtIn/nightWatch';
import { fill } from '@/i18n/fill';
import { languages } from '@/i18n/languages';
import { changeLanguage } from '@/i18n/loadLocale';
import { currentLanguage, text } from '@/i18n/text';
import { preferences } from '@/stores/preferences/Preferences';
import { darkTheme, lightTheme } from '@/stores/themes/themePreferences';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openMenu } from '@/ui/menu/openMenu';
import { chooseTheme, themeChoice } from '../appearance/themeChoice';
import { clearCache } from '../clearCache';
import { openShortcutSheet } from '../hotkeys/openShortcutSheet';
import { openPalette } from '../lateActions';
import { aboutItems } from './aboutItems';
import { badgeCount } from './badgeCount';
import type { BarState, NavAction } from './navActions';
import { switchUi } from './switchUi';
import { toolsItems } from './toolsItems';

/**
 * Opens the menu of items without a place in the bar (rules/navigation#the-more-menu).
 * @param isDeck which layout to switch away from; null if there is no choice (visitors)
 * @param ofBar items that the bar has no room for or that were not chosen for it, listed first
 */
export function openMoreMenu(anchor: HTMLElement, isDeck: boolean | null, ofBar: WithoutRoom): void {
	const own = [...tilesOf(ofBar, anchor), ...ofBar.deckItems];
	const first: readonly MenuItem[] = own.length > 0 ? [...own, { type: 'divider' }] : [];
	openMenu({
		anchor,
		label: text.shell.more,
		items: () => [...first, paletteItem(ofBar), ...moreItems(isDeck, ofBar.state.navigation)],
	});
}

/** Opens the menu about the server at its item in a bar. */
export function openAboutMenu(anchor: HTMLElement, navigation: Navigation): void {
	openMenu({ anchor, label: text.shell.about, items: () => aboutItems(navigation) });
}

/** Opens the menu of tools at its item in a bar. */
export function openToolsMenu(anchor: HTMLElement, navigation: Navigation): void {
	openMenu({ anchor, label: text.shell.tools, items: () => toolsItems(navigation) });
}

/** The places without room as tiles: the launch pad. */
const tilesOf = ({ places, state }: WithoutRoom, anchor: HTMLElement): readonly MenuItem[] =>
	places.map(place => ({
		id: place.id,
		text: place.name(),
		icon: place.icon,
		isTile: true,
		badge: badgeOf(place, state),
		onSelect: () => place.run({ ...state, anchor }),
	}));

function badgeOf(place: NavAction, state: BarState) {
	const count = place.badge?.(state) ?? 0;
	if (count > 0) return { text: badgeCount(count), label: fill(text.about.unread, { count: badgeCount(count) }) };
	return place.isMarked?.(state) ? { text: '', label: text.about.new } : undefined;
}

/** What the bar doesn't show. */
interface WithoutRoom {
	readonly deckItems: readonly MenuItem[];
	readonly places: readonly NavAction[];
	readonly state: BarState;
}

const paletteItem = ({ state: { session, navigation } }: WithoutRoom): MenuItem => ({
	text: text.hotkeys.commands,
	icon: 'command',
	shortcut: 'Ctrl K',
	onSelect: () => openPalette(session, navigation),
});

/** What everybody may do with the app, in the order of the menu. */
export function moreItems(isDeck: boolean | null, navigation: Navigation): readonly MenuItem[] {
	return [
		{ type: 'submenu', text: text.shell.theme, icon: 'palette', items: themeItems },
		{ type: 'submenu', text: text.shell.language, icon: 'language', items: languageItems },
		...(isDeck === null ? [] : [switchItem(isDeck)]),
		{ text: text.hotkeys.title, icon: 'keyboard', onSelect: openShortcutSheet },
		{ type: 'submenu', text: text.shell.about, icon: 'info', items: () => aboutItems(navigation) },
		{ type: 'divider' },
		{ text: text.common.reload, icon: 'refresh', onSelect: () => location.reload() },
		{ text: text.shell.clearCache, icon: 'eraser', onSelect: () => void clearCache() },
	];
}

function switchItem(isDeck: boolean): MenuItem {
	return {
		text: isDeck ? text.shell.toClassic : text.shell.toDeck,
		icon: isDeck ? 'note' : 'deck',
		onSelect: () => switchUi(isDeck ? 'default' : 'deck'),
	};
}

function themeItems(): readonly MenuItem[] {
	const chosen = themeChoice();
	return (['device', 'light', 'dark'] as const).map(choice => ({
		type: 'radio',
		text: text.shell[`theme_${choice}`],
		...(choice !== 'device' && { caption: nameOf[choice]() }),
		icon: choice === 'device' ? 'settings' : choice === 'light' ? 'sun' : 'moon',
		checked: choice === chosen,
		onSelect: () => chooseTheme(choice),
	}));
}

/** The theme that is chosen for light or dark. */
const nameOf = {
	light: () => (preferences.get(lightTheme) ?? chartPaper).name,
	dark: () => (preferences.get(darkTheme) ?? nightWatch).name,
};

function languageItems(): readonly MenuItem[] {
	return languages.map(({ code, name }) => ({
		type: 'radio',
		text: name,
		checked: code === currentLanguage(),
		onSelect: () => changeLanguage(code),
	}));
}
