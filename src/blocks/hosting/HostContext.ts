import { createContext, type ReactNode, useContext, useEffect } from 'react';

/** What a page may ask of whatever shows it. */
export interface PageHost {
	/** Names the page; null: as its definition says. */
	setTitle(title: string | null): void;
	readonly kind: 'main' | 'column' | 'window';
	/** The kinds of the columns that stand beside the page, of the same account. */
	readonly beside?: readonly string[];
	/** What the host puts above a timeline, such as classic's composer. */
	readonly aboveTimeline?: ReactNode;
}

const HostContext = createContext<PageHost>({ setTitle() {}, kind: 'main' });

export const PageHostProvider = HostContext.Provider;

export function usePageHost(): PageHost {
	return useContext(HostContext);
}

/** Whether other columns stand beside the page: it is one of a deck's, or lies over one. */
export function useHasColumnsBeside(): boolean {
	const { kind, beside = [] } = useContext(HostContext);
	return kind !== 'main' || beside.length > 0;
}

/** Names the page in its host's title bar (and in the document's title, for the main view) while it is shown. */
export function useHostTitle(title: string | null): void {
	const host = useContext(HostContext);
	useEffect(() => {
		host.setTitle(title);
		return () => host.setTitle(null);
	}, [host, title]);
}
