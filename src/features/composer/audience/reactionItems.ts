import type { ReactionAcceptance } from '@/domain/note/Note';
import { text } from '@/i18n/text';
import type { MenuItem } from '@/ui/menu/MenuItem';

/** rules/reactions#which; from the least to the most restrictive. */
export const REACTION_ACCEPTANCES: readonly ReactionAcceptance[] = [
	null,
	'likeOnlyForRemote',
	'nonSensitiveOnly',
	'nonSensitiveOnlyForLocalLikeOnlyForRemote',
	'likeOnly',
];

export const acceptanceText = (acceptance: ReactionAcceptance): string => text.postForm[acceptance ?? 'all'];

/** The menu items for which reactions the note accepts. */
export const reactionItems = (
	chosen: ReactionAcceptance,
	onChoose: (acceptance: ReactionAcceptance) => void,
): readonly MenuItem[] =>
	REACTION_ACCEPTANCES.map(acceptance => ({
		type: 'radio',
		text: acceptanceText(acceptance),
		caption: text.postForm[`${acceptance ?? 'all'}About`],
		checked: acceptance === chosen,
		onSelect: () => onChoose(acceptance),
	}));
