import { createContext, useCallback, useContext } from 'react';
import { preferences } from '@/stores/preferences/Preferences';
import { showError } from '../actions/showError';
import { pressedNote } from '../note/pressedNote';
import { linksOpenIn } from './linksOpenIn';

/** How blocks navigate, independent of the router: each host (main view, column, window) provides its own. */
export interface Navigation {
	/** @param path within the app, such as `/notes/{id}` */
	navigate: (path: string) => void;
	/**
	 * Like `navigate`, but in place of the page that calls it; missing where there is none.
	 * @returns false, and does nothing, if that page is covered by another one or gone
	 */
	replace?: (path: string) => boolean;
	/** The `href` of a link to this path, for new tabs and for copying. */
	href(path: string): string;
	/** Whether the app has a page for a path; for others the server may have one. */
	readonly hasPage: (path: string) => boolean;
	/** Opens the page in a window; missing if there are none. */
	readonly openWindow?: (path: string) => void;
	/** Shows the page in the main view; missing if that belongs to another account, or none is shown. */
	readonly showInPage?: (path: string) => void;
	/** Whether the host of the pages was closed, such as a window; missing where that can't be told. */
	readonly isClosed?: () => boolean;
	/** Whether its links open in it whatever the user's preference, as those of windows do. */
	readonly staysInPlace?: boolean;
}

const plainNavigation: Navigation = {
	navigate: path => window.location.assign(path),
	href: path => path,
	hasPage: () => false,
};

export const NavigationContext = createContext<Navigation>(plainNavigation);

export function useNavigation(): Navigation {
	return useContext(NavigationContext);
}

/** The attribute with the path of an in-app link; a host's listener (below) follows it. */
export const PATH_ATTRIBUTE = 'data-path';

/**
 * One listener for all in-app links within a host: attach the returned ref to the host's outermost element. A click
 * opens the link as the user prefers, with Shift in a window, with Alt in the page, with the middle button, Ctrl or Cmd
 * in a new tab (rules/navigation#links). A right click opens the menu of links. A press on a note's text or empty area
 * opens the note.
 */
export function useLinkDelegate(navigation: Navigation): (element: HTMLElement | null) => (() => void) | undefined {
	return useCallback(
		(element: HTMLElement | null) => {
			if (!element) return undefined;
			const onClick = (event: MouseEvent) => {
				if (event.defaultPrevented) return;
				const path = inAppPath(event) ?? pressedNote(event);
				if (path === null || (event.shiftKey && !navigation.openWindow)) return;
				event.preventDefault();
				if (event.ctrlKey || event.metaKey) openTab(navigation, path);
				else if (event.shiftKey) navigation.openWindow?.(path);
				else if (event.altKey) (navigation.showInPage ?? navigation.navigate)(path);
				else follow(navigation, path, event);
			};
			const onContextMenu = (event: MouseEvent) => {
				const link = inAppLink(event);
				const path = link?.getAttribute(PATH_ATTRIBUTE);
				// Selected text, or Shift, asks for the browser's own menu.
				if (!link || !path || event.shiftKey || getSelection()?.toString()) return;
				event.preventDefault();
				import('./openLinkMenu').then(({ openLinkMenu }) => openLinkMenu({ link, path, navigation, event }), showError);
			};
			element.addEventListener('click', onClick);
			element.addEventListener('contextmenu', onContextMenu);
			return () => {
				element.removeEventListener('click', onClick);
				element.removeEventListener('contextmenu', onContextMenu);
			};
		},
		[navigation],
	);
}

/** A plain press. Lists of pages, such as the bar's, always lead the host there. */
function follow(navigation: Navigation, path: string, { target }: MouseEvent): void {
	const isInList = target instanceof Element && target.closest('nav') !== null;
	const place = navigation.staysInPlace || isInList ? 'page' : preferences.get(linksOpenIn);
	if (place === 'tab') openTab(navigation, path);
	else if (place === 'window' && navigation.openWindow) navigation.openWindow(path);
	else navigation.navigate(path);
}

function openTab(navigation: Navigation, path: string): void {
	window.open(navigation.href(path), '_blank', 'noopener');
}

function inAppPath(event: MouseEvent): string | null {
	if (event.button !== 0 || event.metaKey || event.ctrlKey) return null;
	return inAppLink(event)?.getAttribute(PATH_ATTRIBUTE) ?? null;
}

function inAppLink(event: MouseEvent): HTMLAnchorElement | null {
	if (event.defaultPrevented || !(event.target instanceof Element)) return null;
	return event.target.closest<HTMLAnchorElement>(`a[${PATH_ATTRIBUTE}]`);
}
