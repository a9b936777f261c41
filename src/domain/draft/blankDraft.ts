import type { Draft } from './Draft';

/** A draft of which nothing is written, for no time. */
export const BLANK_DRAFT: Draft = {
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
};
