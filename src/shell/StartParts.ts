import type { LayoutName } from './chooseLayout';

/** `minimal`: without the app's frame (rules/start#minimal-mode). */
export type StartLayout = LayoutName | 'minimal';

/** The files of a start, as listed in the page by the build (`vite/startPartsOf`). Paths on the page's origin. */
export interface StartParts {
	/** The scripts that start the app, in order (`startModules`). The page itself asks for them. */
	readonly modules: readonly string[];
	/** The app's own style sheets, in order. */
	readonly styles: readonly string[];
	/** By layout: scripts needed at first, in addition to those in the page itself. */
	readonly scripts: Readonly<Record<StartLayout, readonly string[]>>;
	readonly sheets: Readonly<Record<StartLayout, readonly string[]>>;
	/** The worker that parses the first notes' markup. */
	readonly parser: string;
}
