import { baseEntry, preferenceEntry } from '@/blocks/settings/defineSetting';
import type { SettingEntry, SettingList } from '@/blocks/settings/SettingEntry';
import { REACTION_ACCEPTANCES } from './audience/reactionItems';
import {
	defaultNoteLocalOnly,
	keepCw,
	lastReactionAcceptance,
	neverConfirmLocalOnly,
	rememberNoteVisibility,
	remindAltText,
	undoSendSeconds,
} from './composerSettings';
import { UNDO_SECONDS } from './posting/postingItems';

const writing: readonly SettingEntry[] = [defaultNoteLocalOnly, rememberNoteVisibility, neverConfirmLocalOnly].map(
	preference => preferenceEntry(preference, { section: 'privacy/writing' }),
);

export const settings: SettingList = {
	entries: [
		...writing,
		preferenceEntry(keepCw, { section: 'preferences/composer' }),
		preferenceEntry(remindAltText, { section: 'preferences/composer' }),
		preferenceEntry(undoSendSeconds, {
			section: 'preferences/composer',
			control: { type: 'choice', values: UNDO_SECONDS },
		}),
		baseEntry(lastReactionAcceptance, {
			section: 'preferences/composer',
			control: { type: 'choice', values: REACTION_ACCEPTANCES },
		}),
	],
};
