import { text } from '@/i18n/text';
import { copyText } from '@/platform/clipboard';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openMenu } from '@/ui/menu/openMenu';
import { toast } from '@/ui/toast/toasts';
import type { Navigation } from './NavigationContext';

interface LinkMenuRequest {
	link: HTMLAnchorElement;
	path: string;
	navigation: Navigation;
	/** The `contextmenu` event. */
	event: MouseEvent;
}

/** Opens the menu of a link to one of the app's own pages (rules/navigation#links). */
export function openLinkMenu({ link, path, navigation, event }: LinkMenuRequest): void {
	const isByPointer = event.clientX !== 0 || event.clientY !== 0;
	openMenu({
		anchor: isByPointer ? { x: event.clientX, y: event.clientY } : link,
		label: text.mfm.link.menu,
		items: linkItems(link.href, path, navigation),
	});
}

/** @param address with its origin, for other tabs and the clipboard */
export function linkItems(address: string, path: string, navigation: Navigation): readonly MenuItem[] {
	const { openWindow, showInPage } = navigation;
	const items: MenuItem[] = [];
	if (openWindow) items.push({ text: text.mfm.link.openWindow, icon: 'window', onSelect: () => openWindow(path) });
	if (showInPage) items.push({ text: text.mfm.link.showInPage, icon: 'page', onSelect: () => showInPage(path) });
	if (items.length > 0) items.push({ type: 'divider' });
	items.push(
		{ type: 'link', text: text.mfm.link.openTab, icon: 'externalLink', href: address, external: true },
		{ text: text.mfm.link.copy, icon: 'copy', onSelect: () => void copy(address) },
	);
	return items;
}

async function copy(address: string): Promise<void> {
	toast((await copyText(address)) ? text.common.copied : text.common.copyFailed);
}
