import { createContext, useCallback, useContext } from 'react';

/** How blocks reach pages, whatever router is around them: each host (main view, column, window) has its own. */
export interface Navigation {
	/** @param path within the client, such as `/notes/{id}` */
	navigate: (path: string) => void;
	/** The address that a link to this path carries, for new tabs and for copying. */
	href(path: string): string;
}

const plainNavigation: Navigation = {
	navigate: path => window.location.assign(path),
	href: path => path,
};

export const NavigationContext = createContext<Navigation>(plainNavigation);

export function useNavigation(): Navigation {
	return useContext(NavigationContext);
}

/** The attribute by which links of blocks name their path; a host's delegate (below) follows it. */
export const PATH_ATTRIBUTE = 'data-path';

/**
 * One click listener for all in-app links within a host: put the returned ref on the host's outermost element. Clicks
 * with a modifier, the middle button or a text selection stay the browser's.
 */
export function useLinkDelegate(navigation: Navigation): (element: HTMLElement | null) => (() => void) | undefined {
	return useCallback(
		(element: HTMLElement | null) => {
			if (!element) return undefined;
			const onClick = (event: MouseEvent) => {
				const path = inAppPath(event);
				if (path === null) return;
				event.preventDefault();
				navigation.navigate(path);
			};
			element.addEventListener('click', onClick);
			return () => element.removeEventListener('click', onClick);
		},
		[navigation],
	);
}

function inAppPath(event: MouseEvent): string | null {
	if (event.defaultPrevented || event.button !== 0) return null;
	if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
	const link = event.target instanceof Element ? event.target.closest(`a[${PATH_ATTRIBUTE}]`) : null;
	return link?.getAttribute(PATH_ATTRIBUTE) ?? null;
}
