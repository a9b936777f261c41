import type { ComponentType } from 'react';
import type { LayoutName } from '../chooseLayout';

export interface LayoutModule {
	readonly default: ComponentType;
	/** Called once before the first render, when texts and preferences are there. */
	readonly prepare?: () => void;
}

/** Each layout is loaded only where it is shown. */
export const layouts: Readonly<Record<LayoutName, () => Promise<LayoutModule>>> = {
	deck: () => import('./DeckLayout'),
	classic: () => import('./ClassicLayout'),
	zen: () => import('./ZenLayout'),
	visitor: () => import('./VisitorLayout'),
};
