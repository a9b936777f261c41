import { linkItems } from '@/blocks/navigation/openLinkMenu';
import { text } from '@/i18n/text';
import { openMenu } from '@/ui/menu/openMenu';

interface WindowMenuRequest {
	anchor: HTMLElement;
	/** The address of the page, at the server of the window's account. */
	address: string;
	path: string;
	isMaximized: boolean;
	reload: () => void;
	/** Missing if the main view belongs to another account, or none is shown. */
	showInPage: ((path: string) => void) | undefined;
	popOut: () => void;
	toggleMaximized: () => void;
}

/** Opens the menu of a page window: what its header has, and what that has no room for. */
export function openWindowMenu(request: WindowMenuRequest): void {
	const { anchor, address, path, isMaximized, showInPage } = request;
	const plain = { navigate() {}, href: () => address, hasPage: () => true };
	openMenu({
		anchor,
		label: text.shell.windowMenu,
		items: [
			{ text: text.shell.windowReload, icon: 'refresh', onSelect: request.reload },
			{
				text: isMaximized ? text.shell.restore : text.shell.maximize,
				icon: 'windowMaximize',
				onSelect: request.toggleMaximized,
			},
			{ text: text.shell.popOut, icon: 'window', onSelect: request.popOut },
			...linkItems(address, path, showInPage ? { ...plain, showInPage } : plain),
		],
	});
}
