import { createContext, useCallback, useContext } from 'react';
import { showError } from '../actions/showError';
import { pressedNote } from '../note/pressedNote';

/** How blocks reach pages, whatever router is around them: each host (main view, column, window) has its own. */
export interface Navigation {
	/** @param path within the client, such as `/notes/{id}` */
	navigate: (path: string) => void;
	/** The address that a link to this path carries, for new tabs and for copying. */
	href(path: string): string;
	/** Whether the client has a page for a path; the server may answer what it does not know. */
	readonly hasPage: (path: string) => boolean;
	/** Opens the page in a window of its own; left out where there are none. */
	readonly openWindow?: (path: string) => void;
	/** Shows the page in the main view; left out where that belongs to another account. */
	readonly showInPage?: (path: string) => void;
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

/** The attribute by which links of blocks name their path; a host's delegate (below) follows it. */
export const PATH_ATTRIBUTE = 'data-path';

/**
 * One listener for all in-app links within a host: put the returned ref on the host's outermost element. A link opens
 * in four ways (rules/navigation#links): a click in the page, with shift in a window, by the middle button or with ctrl
 * in a new tab, and with any other modifier as the browser does it. A right click opens the menu of links. A press on a
 * note's text or empty area opens the note.
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
				if (event.ctrlKey || event.metaKey) window.open(navigation.href(path), '_blank', 'noopener');
				else if (event.shiftKey) navigation.openWindow?.(path);
				else navigation.navigate(path);
			};
			const onContextMenu = (event: MouseEvent) => {
				const link = inAppLink(event);
				const path = link?.getAttribute(PATH_ATTRIBUTE);
				// Selected text, and what asks for the browser's own menu, get that.
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

function inAppPath(event: MouseEvent): string | null {
	if (event.button !== 0 || event.metaKey || event.ctrlKey || event.altKey) return null;
	return inAppLink(event)?.getAttribute(PATH_ATTRIBUTE) ?? null;
}

function inAppLink(event: MouseEvent): HTMLAnchorElement | null {
	if (event.defaultPrevented || !(event.target instanceof Element)) return null;
	return event.target.closest<HTMLAnchorElement>(`a[${PATH_ATTRIBUTE}]`);
}
