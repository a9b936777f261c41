import type { Draft } from '@/domain/draft/Draft';

/** A blank draft, but for what is given. */
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
