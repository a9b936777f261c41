import type { Me } from '@/domain/account/Me';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { backupsOf } from '@/stores/preferences/backupsOf';
import { preferences } from '@/stores/preferences/Preferences';
import type { Backups } from '@/stores/preferences/profiles/Backups';
import { autoBackup, earlierLookedFor, restoreDismissed } from '@/stores/preferences/profiles/backupSettings';
import { keepBackedUp } from '@/stores/preferences/profiles/keepBackedUp';
import { suggestsRestore } from '@/stores/preferences/profiles/suggestsRestore';
import type { Session } from '@/stores/session/Session';
import { toast } from '@/ui/toast/toasts';
import { keepAccountsInSync } from './keepAccountsInSync';
import { sayRefused } from './sayRefused';
import { sayRenamed } from './sayRenamed';
import { stopUnnamedBackups } from './stopUnnamedBackups';

/**
 * Backs up the preferences of the page's account, and syncs those of it and of the accounts of columns; on a new device
 * suggests to restore a backup.
 */
export function keepPreferences(session: Session): () => void {
	const backups = backupsOf(session);
	const ends = [
		keepAccountsInSync(),
		keepBackedUp(backups, {
			isOn: () => baseSettings.get(autoBackup),
			onRenamed: name => void sayRenamed(name),
			onUnnamed: stopUnnamedBackups,
			onRefused: error => sayRefused('backupRefused', error),
		}),
	];
	if (!baseSettings.get(earlierLookedFor)) void lookForEarlier(session, backups);
	return () => {
		for (const end of ends) end();
	};
}

/**
 * On the account's first start on this device: the settings of earlier versions are taken over, else a restore is
 * suggested. The page of backups suggests it again until it is answered.
 */
async function lookForEarlier(session: Session, backups: Backups): Promise<void> {
	try {
		const found = await backups.list();
		if (found.length === 0) await (await import('./takeOverEarlier')).takeOverEarlier(session);
		else void suggestRestoring(session, found.length);
		baseSettings.set(earlierLookedFor, true);
	} catch (error) {
		console.warn('The settings of before could not be looked for.', error);
	}
}

async function suggestRestoring(session: Session, count: number): Promise<void> {
	const { createdAt } = await whenKnown(session);
	const isDismissed = baseSettings.get(restoreDismissed);
	const profileName = preferences.profile.name;
	if (!suggestsRestore({ createdAt, now: Date.now(), backups: count, profileName, isDismissed })) return;
	const onPress = () => intents.send({ kind: 'openWindow', session, path: pathTo('profiles') });
	toast(text.profiles.suggestTitle, { icon: 'undo', action: { text: text.profiles.suggestShow, onPress } });
}

/** The account, once its server has told about it. */
function whenKnown({ me }: Session): Promise<Me> {
	return new Promise(resolve => {
		const known = me.getState().me;
		if (known) return resolve(known);
		const end = me.subscribe(state => {
			if (!state.me) return;
			end();
			resolve(state.me);
		});
	});
}
