import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { preferences } from '@/stores/preferences/Preferences';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { remindAltText, undoSendSeconds } from '../composerSettings';

/** 0 is off. */
export const UNDO_SECONDS = [0, 5, 10, 20, 30];

/** Menu items for the preferences of posting. */
export function postingItems(): readonly MenuItem[] {
	const chosen = preferences.get(undoSendSeconds);
	return [
		{ type: 'label', text: text.outbox.undoFor },
		...UNDO_SECONDS.map(
			(seconds): MenuItem => ({
				type: 'radio',
				text: seconds === 0 ? text.outbox.undoOff : t('outbox.undoSeconds', { count: seconds }),
				checked: chosen === seconds,
				keepOpen: true,
				onSelect: () => preferences.set(undoSendSeconds, seconds),
			}),
		),
		{ type: 'divider' },
		{
			type: 'switch',
			text: text.outbox.remindAlt,
			caption: text.outbox.remindAltAbout,
			checked: preferences.get(remindAltText),
			onChange: checked => preferences.set(remindAltText, checked),
		},
	];
}
