import type { Draft } from '@/domain/draft/Draft';

/** A blank draft with changes. */
export const draft = (change: Partial<Draft> = {}): Draft => ({
	text: '',
	useCw: false,
	cw: '',
	visibility: 'public',
	localOnly: false,
	files: [],
	poll: null,
	visibleUserIds: [],
	quoteId: null,
	reactionAcceptance: null,
	updatedAt: 0,
	...change,
});
