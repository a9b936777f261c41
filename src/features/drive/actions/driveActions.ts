import { ApiError } from '@/api/ApiError';
import { NAME_RULES } from '@/blocks/driveFile/askAboutFile';
import { describeFile, renameFile, toggleSensitive } from '@/blocks/driveFile/changeFile';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import type { Session } from '@/stores/session/Session';
import { prompt } from '@/ui/dialog/dialogs';
import { toast } from '@/ui/toast/toasts';
import type { WireFile } from '@/wire/entities';
import { type DriveFolder, type DriveItem, nameOf, type OwnFile, toFolder, toOwnFile } from '../listing/DriveItem';
import { openFolderPicker } from '../picking/openFolderPicker';
import { changeDrive } from './changeDrive';
import { driveEvents } from './driveEvents';

const MOVED_AT_ONCE = 100;

/**
 * Asks for a name and creates a folder.
 * @returns the folder
 */
export async function createFolder(session: Session, parentId: string | null): Promise<DriveFolder | undefined> {
	const name = await prompt({ title: text.drive.newFolder, label: text.common.name, ...NAME_RULES });
	if (name === undefined) return undefined;
	let made: DriveFolder | undefined;
	await changeDrive(session, async ({ tell }) => {
		const folder = await session.api.call('drive/folders/create', { name, parentId });
		made = toFolder(folder);
		tell({ kind: 'folder', folder: made });
	});
	return made;
}

export async function renameItem(session: Session, item: DriveItem): Promise<void> {
	if (item.kind === 'file') return tellOf(session, item.file, await renameFile(session, item.file));
	const initial = nameOf(item);
	const name = await prompt({ title: text.drive.rename, label: text.common.name, initial, ...NAME_RULES });
	if (name === undefined || name === initial) return;
	await changeDrive(session, async ({ tell }) => {
		await session.api.call('drive/folders/update', { folderId: item.folder.id, name });
		tell({ kind: 'folder', folder: { ...item.folder, name } });
	});
}

export const describe = async (session: Session, file: OwnFile): Promise<void> =>
	tellOf(session, file, await describeFile(session, file));

export const markSensitive = async (session: Session, file: OwnFile): Promise<void> =>
	tellOf(session, file, await toggleSensitive(session, file));

/** Shows a change if the server has accepted it. */
function tellOf(session: Session, file: OwnFile, changed: WireFile | undefined): void {
	if (changed) driveEvents.emit('changed', { session, change: { kind: 'file', file: toOwnFile(changed) ?? file } });
}

/**
 * Asks for a folder and moves the items.
 * @returns whether it was done
 */
export async function chooseAndMove(session: Session, items: readonly DriveItem[]): Promise<boolean> {
	const without = new Set(items.flatMap(item => (item.kind === 'folder' ? [item.folder.id] : [])));
	const target = await openFolderPicker(session, {
		title: text.drive.moveTo,
		doneText: text.drive.moveHere,
		without,
	});
	return target !== undefined && moveItems(session, items, target);
}

/**
 * Moves files and folders into a folder (null for the root).
 * @returns whether it was done
 */
export async function moveItems(session: Session, items: readonly DriveItem[], to: string | null): Promise<boolean> {
	const files = items.flatMap(item => (item.kind === 'file' && item.file.folderId !== to ? [item.file] : []));
	const folders = items.flatMap(item =>
		item.kind === 'folder' && item.folder.parentId !== to && item.folder.id !== to ? [item.folder] : [],
	);
	if (files.length + folders.length === 0) return true;
	const isDone = await changeDrive(session, async ({ tell }) => {
		for (const folder of folders) {
			await session.api.call('drive/folders/update', { folderId: folder.id, parentId: to });
			tell({ kind: 'folder', folder: { ...folder, parentId: to } });
		}
		for (let at = 0; at < files.length; at += MOVED_AT_ONCE) {
			await moveFiles(session, files.slice(at, at + MOVED_AT_ONCE), to, file => tell({ kind: 'file', file }));
		}
	});
	if (isDone) toast(t('drive.moved', { count: files.length + folders.length }), { icon: 'folder' });
	return isDone;
}

/**
 * Moves files, one by one where the server can't move several at once.
 * @param tell called with each moved file
 */
async function moveFiles(
	{ api }: Session,
	files: readonly OwnFile[],
	folderId: string | null,
	tell: (file: OwnFile) => void,
): Promise<void> {
	const inBulk = async () => {
		await api.call('drive/files/move-bulk', { fileIds: files.map(({ id }) => id), folderId });
		return true;
	};
	const isMoved = files.length > 1 && (await inBulk().catch(throwUnlessUnknown));
	for (const file of files) {
		if (!isMoved) await api.call('drive/files/update', { fileId: file.id, folderId });
		tell({ ...file, folderId });
	}
}

/** The server has no such endpoint. */
function throwUnlessUnknown(error: unknown): false {
	if (error instanceof ApiError && error.code === 'UNKNOWN_API_ENDPOINT') return false;
	throw error;
}

/**
 * Deletes permanently after a confirmation; items deleted before a refusal stay deleted. What was deleted elsewhere
 * meanwhile counts as done.
 * @returns whether all are deleted
 */
export async function deleteItems(session: Session, items: readonly DriveItem[]): Promise<boolean> {
	const [only] = items;
	if (!only) return false;
	const title =
		items.length === 1
			? t('drive.deleteTitle', { name: nameOf(only) })
			: t('drive.deleteManyTitle', { count: items.length });
	const hasFiles = items.some(({ kind }) => kind === 'file');
	return changeDrive(
		session,
		async ({ tell }) => {
			for (const item of items) {
				if (item.kind === 'file') {
					await session.api.call('drive/files/delete', { fileId: item.file.id }).catch(throwUnlessGone);
					tell({ kind: 'fileGone', id: item.file.id });
				} else {
					await session.api.call('drive/folders/delete', { folderId: item.folder.id }).catch(throwUnlessGone);
					tell({ kind: 'folderGone', id: item.folder.id });
				}
			}
		},
		{
			title,
			text: hasFiles ? text.drive.deleteText : text.drive.deleteFolderText,
			okText: text.common.delete,
			danger: true,
		},
	);
}

function throwUnlessGone(error: unknown): void {
	if (!(error instanceof ApiError && ['NO_SUCH_FILE', 'NO_SUCH_FOLDER'].includes(error.code))) throw error;
}

/** Opens the composer with these files. */
export function writeWith(session: Session, files: readonly OwnFile[]): void {
	intents.send({ kind: 'compose', session, files });
}
