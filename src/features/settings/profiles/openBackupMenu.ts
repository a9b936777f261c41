import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { backupsOf } from '@/stores/preferences/backupsOf';
import { autoBackup } from '@/stores/preferences/profiles/backupSettings';
import type { Session } from '@/stores/session/Session';
import { alert } from '@/ui/dialog/dialogs';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openMenu } from '@/ui/menu/openMenu';
import { exportProfile, renameProfile, restoreBackup, switchAutoBackup } from './profileActions';
import { showProfileError } from './showProfileError';

interface BackupMenu {
	readonly session: Session;
	readonly anchor: Element;
	/** Lets the user choose a file to import. */
	readonly pickFile: () => void;
	readonly navigation: { readonly navigate: (path: string) => void; readonly href: (path: string) => string };
}

/** The menu for backing settings up and restoring them (rules/preferences#backups). */
export function openBackupMenu({ session, anchor, pickFile, navigation }: BackupMenu): void {
	const page = pathTo('profiles');
	openMenu({
		anchor,
		label: text.profiles.menu,
		items: () => [
			{ text: text.profiles.rename, asks: true, icon: 'pencil', onSelect: () => void renameProfile() },
			{
				type: 'switch',
				text: text.profiles.auto,
				icon: 'refresh',
				checked: baseSettings.get(autoBackup),
				onChange: isOn => void switchAutoBackup(session, isOn),
			},
			{ text: text.profiles.export, icon: 'download', onSelect: exportProfile },
			{ text: text.profiles.restore, asks: true, icon: 'undo', onSelect: () => void openRestoreMenu(session, anchor) },
			{ text: text.profiles.import, asks: true, icon: 'upload', onSelect: pickFile },
			{ type: 'divider' },
			{
				type: 'link',
				text: text.profiles.manage,
				icon: 'settings',
				href: navigation.href(page),
				onSelect: () => navigation.navigate(page),
			},
		],
	});
}

/** The backups to restore one; without any, a warning says so. */
async function openRestoreMenu(session: Session, anchor: Element): Promise<void> {
	try {
		const backups = await backupsOf(session).list();
		if (backups.length === 0) return await warnOfNoBackups();
		const items = backups.map(
			({ name, profile }): MenuItem => ({
				text: name,
				disabled: profile === null,
				...(profile === null && { caption: text.profiles.unreadable }),
				onSelect: () => void restoreBackup(session, name),
			}),
		);
		openMenu({ anchor, label: text.profiles.restore, items });
	} catch (error) {
		await showProfileError(error);
	}
}

function warnOfNoBackups(): Promise<void> {
	const { noBackupsFoundTitle, noBackupsFoundText } = text.profiles;
	return alert({ type: 'warning', title: noBackupsFoundTitle, text: noBackupsFoundText });
}
