import type { ComponentType } from 'react';
import type { LayoutName } from '../chooseLayout';

export interface LayoutModule {
	readonly default: ComponentType;
	/** Called once before the first render, after texts and preferences are loaded. */
	readonly prepare?: (root: HTMLElement) => void;
}

/** Each layout is loaded only if it is shown. */
export const layouts: Readonly<Record<LayoutName, () => Promise<LayoutModule>>> = {
	deck: () => import('./DeckLayout'),
	classic: () => import('./ClassicLayout'),
	zen: () => import('./ZenLayout'),
	visitor: () => import('./VisitorLayout'),
};
