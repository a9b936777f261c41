import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { preferences } from '@/stores/preferences/Preferences';
import type { Session } from '@/stores/session/Session';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { remindAltText, undoSendSeconds } from '../composerSettings';

/** 0 is off. */
export const UNDO_SECONDS = [0, 5, 10, 20, 30];

/** Menu items for the preferences of posting, as they are for the account that posts. */
export function postingItems(session: Session): readonly MenuItem[] {
	const chosen = preferences.get(undoSendSeconds, session);
	return [
		{ type: 'label', text: text.outbox.undoFor },
		...UNDO_SECONDS.map(
			(seconds): MenuItem => ({
				type: 'radio',
				text: seconds === 0 ? text.outbox.undoOff : t('outbox.undoSeconds', { count: seconds }),
				checked: chosen === seconds,
				keepOpen: true,
				onSelect: () => preferences.set(undoSendSeconds, seconds, session),
			}),
		),
		{ type: 'divider' },
		{
			type: 'switch',
			text: text.outbox.remindAlt,
			caption: text.outbox.remindAltAbout,
			checked: preferences.get(remindAltText, session),
			onChange: checked => preferences.set(remindAltText, checked, session),
		},
	];
}
