import { createContext, type ReactNode, useContext, useEffect } from 'react';

/** What a page can ask of its host. */
export interface PageHost {
	/** Sets the title; null for the default one of the page's definition. */
	setTitle(title: string | null): void;
	readonly kind: 'main' | 'column' | 'window';
	/** The kinds of the columns beside the page that belong to the same account. */
	readonly beside?: readonly string[];
	/** Content of the host above a timeline, such as the composer of the classic layout. */
	readonly aboveTimeline?: ReactNode;
}

const HostContext = createContext<PageHost>({ setTitle() {}, kind: 'main' });

export const PageHostProvider = HostContext.Provider;

export function usePageHost(): PageHost {
	return useContext(HostContext);
}

/** Whether there are other columns beside the page: it is part of a deck, or opened over one. */
export function useHasColumnsBeside(): boolean {
	const { kind, beside = [] } = useContext(HostContext);
	return kind !== 'main' || beside.length > 0;
}

/** Sets the title in the host's title bar (and the document's title, for the main view) while the page is shown. */
export function useHostTitle(title: string | null): void {
	const host = useContext(HostContext);
	useEffect(() => {
		host.setTitle(title);
		return () => host.setTitle(null);
	}, [host, title]);
}
