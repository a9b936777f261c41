import type { LayoutName } from './chooseLayout';

/** `minimal`: the start without the app around it (rules/start#minimal-mode). */
export type StartLayout = LayoutName | 'minimal';

/** The files of a start, as the build writes them into the page (`vite/startPartsOf`). Addresses on the page's origin. */
export interface StartParts {
	/** The app's own style sheets, in their order. */
	readonly styles: readonly string[];
	/** By layout: what it shows first, beside the scripts that the page itself names. */
	readonly scripts: Readonly<Record<StartLayout, readonly string[]>>;
	readonly sheets: Readonly<Record<StartLayout, readonly string[]>>;
	/** The worker that parses the first notes' markup. */
	readonly parser: string;
}
