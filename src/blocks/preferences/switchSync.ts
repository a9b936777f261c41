import { isAbort } from '@/api/ApiError';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import type { Preference } from '@/stores/preferences/preference';
import { UnusableSyncError } from '@/stores/preferences/sync/PreferenceSync';
import { isAccountEnd } from '@/stores/session/accountEnds';
import type { Session } from '@/stores/session/Session';
import { alert } from '@/ui/dialog/dialogs';
import { toast } from '@/ui/toast/toasts';
import { errorText } from '../query/errorText';
import { sessionSync } from './sessionSync';
import { settingName } from './settingName';

/**
 * Turns the sync of a setting on or off. Where the account's server has another value, the reader chooses; a failure is
 * shown and leaves it off (rules/preferences#sync). Resolves when that is done.
 */
export async function switchSync(session: Session, preference: Preference<unknown>, isOn: boolean): Promise<void> {
	const sync = sessionSync(session);
	const name = settingName(preference.key);
	if (!isOn) {
		sync.turnOff(preference);
		toast(t('profiles.sync.off', { name }), { icon: 'refresh' });
		return;
	}
	try {
		if (await sync.turnOn(preference)) toast(t('profiles.sync.on', { name }), { icon: 'refresh', tone: 'success' });
	} catch (error) {
		if (isAbort(error) || isAccountEnd(error)) return;
		const reason = error instanceof UnusableSyncError ? text.profiles.sync.unusable : errorText(error).text;
		await alert({
			type: 'error',
			title: text.error.somethingHappened,
			text: t('profiles.sync.failed', { reason }),
		});
	}
}
