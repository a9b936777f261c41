import { createStore } from 'zustand/vanilla';
import type { CatchUpKind } from '@/domain/catchUp/CatchUpNote';
import type { CatchUpOrder, Grouping } from '@/domain/catchUp/groupNotes';

export interface CatchUpView {
	readonly grouping: Grouping;
	readonly order: CatchUpOrder;
	readonly kind: CatchUpKind | 'all';
}

/** How digests are shown, until the page is closed. */
export const catchUpView = createStore<CatchUpView>(() => ({ grouping: 'authors', order: 'newest', kind: 'all' }));
