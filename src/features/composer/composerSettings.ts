import type { ReactionAcceptance, Visibility } from '@/domain/note/Note';
import { baseSetting } from '@/stores/preferences/baseSetting';
import { preference } from '@/stores/preferences/preference';

export const defaultNoteLocalOnly = preference({ key: 'defaultNoteLocalOnly', default: false });
/** Whether each note starts with the visibility of the previous one (`lastVisibility`, `lastLocalOnly`). */
export const rememberNoteVisibility = preference({ key: 'rememberNoteVisibility', default: false });
export const keepCw = preference({ key: 'keepCw', default: true });
/** For how many seconds a note can be cancelled before it is sent; 0 sends it at once. */
export const undoSendSeconds = preference({ key: 'undoSendSeconds', default: 0 });
/** Whether to ask for alt texts of pictures that have none. */
export const remindAltText = preference({ key: 'remindAltText', default: false });

/** Whether federation is turned off without a question. */
export const neverConfirmLocalOnly = preference({ key: 'neverConfirmLocalOnly', default: false });

export const lastVisibility = baseSetting<Visibility>({
	key: 'visibility',
	where: 'deviceAccount',
	default: 'public',
});
export const lastLocalOnly = baseSetting({ key: 'localOnly', where: 'deviceAccount', default: false });
export const lastReactionAcceptance = baseSetting<ReactionAcceptance>({
	key: 'reactionAcceptance',
	where: 'account',
	default: 'nonSensitiveOnly',
});
