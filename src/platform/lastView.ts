import { localJson } from './localJson';

/** What the page showed last, for the first paint of the next start. `prepareLastView` and `showLastView` read this shape. */
export interface LastView {
	/** Milliseconds since the epoch. */
	readonly at: number;
	/** Path and query. */
	readonly address: string;
	/** The account as `host/id`; null for a visitor. */
	readonly account: string | null;
	/** The build that drew it. */
	readonly build: string;
	/** Width of the window in pixels. */
	readonly width: number;
	/** Height of the window in pixels. What was below is missing. */
	readonly height: number;
	readonly lang: string;
	/** URLs of the style sheets it needs, in order. */
	readonly styles: readonly string[];
	/** The user's own style sheet; empty for none. */
	readonly css: string;
	/** The inner HTML of the page's root. `style` attributes, which the policy forbids, are kept as `data-style`. */
	readonly html: string;
}

/** Its key in local storage. */
export const LAST_VIEW = 'lastView';

export function forgetLastView(): void {
	localJson.remove(LAST_VIEW);
}

/**
 * Stores the root's markup for the next start (`keepLastView`). The code for that is loaded first.
 * @param isWanted asked once it is loaded
 * @param account as `host/id`; null for a visitor
 */
export async function keepViewIf(isWanted: () => boolean, root: HTMLElement, account: string | null): Promise<void> {
	try {
		const { keepLastView } = await import('./keepLastView');
		if (isWanted()) keepLastView(root, account);
	} catch (error) {
		console.warn('What is shown could not be stored for the next start.', error);
	}
}
