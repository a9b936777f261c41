import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { saveFile } from '@/platform/saveFile';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { accountTokens, backupsOf } from '@/stores/preferences/backupsOf';
import { preferences } from '@/stores/preferences/Preferences';
import { autoBackup, restoreDismissed } from '@/stores/preferences/profiles/backupSettings';
import { UnnamedProfileError } from '@/stores/preferences/profiles/ProfileError';
import { readProfileFile, toProfileFile } from '@/stores/preferences/profiles/profileFile';
import type { PreferenceProfile } from '@/stores/preferences/records';
import { changeThing, refreshThing } from '@/stores/queries/cachedThings';
import type { Session } from '@/stores/session/Session';
import { confirm, prompt } from '@/ui/dialog/dialogs';
import { toast } from '@/ui/toast/toasts';
import { backupsQuery, versionsQuery } from './backupsQuery';
import { sayRenamed } from './sayRenamed';
import { showProfileError } from './showProfileError';
import { stopUnnamedBackups, warnUnnamed } from './stopUnnamedBackups';

/** Asks for another name; one of blanks alone is ignored. */
export async function renameProfile(): Promise<void> {
	const { renameTitle, renameText, rename } = text.profiles;
	const initial = preferences.profile.name;
	const name = await prompt({ title: renameTitle, text: renameText, initial, maxLength: 100, okText: rename });
	const trimmed = name?.trim() ?? '';
	if (trimmed === '' || trimmed === initial) return;
	await reported(() => preferences.editProfile(profile => ({ ...profile, name: trimmed })));
}

/** Refused while the profile has no name: then it stays off, and a warning says why. */
export async function switchAutoBackup(session: Session, isOn: boolean): Promise<void> {
	if (isOn && isUnnamed()) return warnUnnamed();
	baseSettings.set(autoBackup, isOn);
	if (isOn) await backUpNow(session);
}

/** Backs the profile up at once, whether it has changed or not. */
export async function backUpNow(session: Session): Promise<void> {
	await reported(async () => {
		const renamed = await backupsOf(session).backUp();
		refreshLists(session);
		if (renamed === null) toast(text.profiles.backedUp, { icon: 'check', tone: 'success' });
		else await sayRenamed(renamed);
	});
}

export function exportProfile(): void {
	saveFile(toProfileFile(preferences.profile, accountTokens()));
}

/** A file that is no profile changes nothing. */
export async function importProfile(session: Session, file: File): Promise<void> {
	await reported(async () => {
		const profile = await readProfileFile(file);
		if (await confirmReplacing(profile.name || file.name)) await replaceBy(session, profile, 'file');
	});
}

export async function restoreBackup(session: Session, name: string): Promise<void> {
	if (!(await confirmReplacing(name))) return;
	await reported(async () => {
		await backupsOf(session).restore(name);
		sayReplaced(session);
	});
}

export async function deleteBackup(session: Session, name: string): Promise<void> {
	const { deleteText, deleteBackup: okText, deleted } = text.profiles;
	const title = t('profiles.deleteTitle', { name });
	if (!(await confirm({ title, text: deleteText, okText, danger: true }))) return;
	await reported(async () => {
		await backupsOf(session).remove(name);
		changeThing(session, backupsQuery, null, backups => backups.filter(backup => backup.name !== name));
		refreshThing(session, versionsQuery, null);
		toast(deleted, { icon: 'trash' });
	});
}

/** Replaces the settings by those of a version. */
export async function putBackProfile(session: Session, profile: PreferenceProfile): Promise<void> {
	if (await confirmReplacing(profile.name || text.profiles.unnamed))
		await reported(() => replaceBy(session, profile, 'version'));
}

/** The suggestion to restore is not made again on this device. */
export function dismissSuggestion(): void {
	baseSettings.set(restoreDismissed, true);
}

async function replaceBy(session: Session, profile: PreferenceProfile, source: 'file' | 'version'): Promise<void> {
	await backupsOf(session).replace(profile, source);
	sayReplaced(session);
}

function sayReplaced(session: Session): void {
	dismissSuggestion();
	refreshLists(session);
	toast(text.profiles.replaced, { icon: 'check', tone: 'success' });
	if (isUnnamed() && baseSettings.get(autoBackup)) stopUnnamedBackups();
}

const isUnnamed = (): boolean => preferences.profile.name.trim() === '';

function confirmReplacing(name: string): Promise<boolean> {
	const { importTitle, replace } = text.profiles;
	return confirm({ title: importTitle, text: t('profiles.importText', { name }), okText: replace });
}

/** Backups and earlier settings are read again. */
function refreshLists(session: Session): void {
	refreshThing(session, backupsQuery, null);
	refreshThing(session, versionsQuery, null);
}

async function reported(work: () => Promise<void>): Promise<void> {
	try {
		await work();
	} catch (error) {
		if (error instanceof UnnamedProfileError) await warnUnnamed();
		else await showProfileError(error);
	}
}
