import type { DriveFile } from '@/domain/drive/DriveFile';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import type { WireFile } from '@/wire/entities';
import { passGate } from '../actions/gate';
import { askCaption, askName } from './askAboutFile';
import { driveRefusal, showDriveRefusal } from './driveRefusal';

/** The changed file; undefined if cancelled or failed (already reported). */
type Changed = Promise<WireFile | undefined>;

/** Asks for another name. Blank names are ignored (rules/media#names-of-files). */
export async function renameFile(session: Session, file: DriveFile): Changed {
	const name = await askName(file.name);
	return name === undefined ? undefined : change(session, file, { name });
}

/**
 * Asks for an alt text; empty to remove it (rules/media#descriptions-of-files). One that can't be saved now is asked for
 * again.
 * @param title names the file, if it can't be seen which one is meant
 */
export async function describeFile(session: Session, file: DriveFile, title = text.drive.caption): Changed {
	const comment = await askCaption(file.comment, title);
	if (comment === undefined) return undefined;
	let isUnsaved = false;
	const changed = await change(session, file, { comment }, () => {
		isUnsaved = comment !== null;
	});
	return isUnsaved ? describeFile(session, { ...file, comment }, title) : changed;
}

export const toggleSensitive = (session: Session, file: DriveFile): Changed =>
	change(session, file, { isSensitive: !file.isSensitive });

/** @param onFailed called if it may succeed at another time */
function change(
	session: Session,
	{ id: fileId }: DriveFile,
	part: Partial<Pick<DriveFile, 'name' | 'comment' | 'isSensitive'>>,
	onFailed = () => {},
): Changed {
	return passGate(session, {
		async perform() {
			try {
				return await session.api.call('drive/files/update', { fileId, ...part });
			} catch (error) {
				if (driveRefusal(error) === undefined) onFailed();
				await showDriveRefusal(error);
				return undefined;
			}
		},
	});
}
