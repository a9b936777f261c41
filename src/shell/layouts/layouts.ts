import type { ComponentType } from 'react';
import type { LayoutName } from '../chooseLayout';

/** Each layout is loaded only where it is shown. */
export const layouts: Readonly<Record<LayoutName, () => Promise<{ default: ComponentType }>>> = {
	deck: () => import('./DeckLayout'),
	classic: () => import('./ClassicLayout'),
	zen: () => import('./ZenLayout'),
	visitor: () => import('./VisitorLayout'),
};
