import type { CSSProperties, ReactNode } from 'react';

/** An entry of a bar. */
export interface BarItem {
	/** Unique in the bar. */
	readonly key: string;
	/** An http(s) address outside of the app, a path within it, or null for no link. */
	readonly link: { readonly url: string } | { readonly path: string } | null;
	readonly content: ReactNode;
	readonly style?: CSSProperties;
}
