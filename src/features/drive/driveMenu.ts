import { copyAndTell } from '@/blocks/actions/copyAndTell';
import { downloadFile } from '@/blocks/media/downloadFile';
import type { Navigation } from '@/blocks/NavigationContext';
import { canBePrepared } from '@/domain/UploadItem';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { tokenMay } from '@/stores/session/tokenMay';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openMenu } from '@/ui/menu/openMenu';
import { withDividers } from '@/ui/menu/withDividers';
import type { Anchor } from '@/ui/overlay/OverlayRequest';
import { cropFile } from './cropFile';
import { type DriveItem, drivePath, nameOf, type OwnFile } from './DriveItem';
import { chooseAndMove, deleteItems, describe, markSensitive, renameItem, writeWith } from './driveActions';

interface DriveMenuRequest {
	session: Session;
	navigation: Navigation;
	item: DriveItem;
	anchor: Anchor;
	/** Begins to choose several; left out where there is only this one. */
	onSelect?: () => void;
}

/** What can be done with a file or a folder of one's own. */
export function openDriveMenu(request: DriveMenuRequest): void {
	const { item, anchor } = request;
	openMenu({
		anchor,
		label: t('media.menu', { name: nameOf(item) }),
		items: item.kind === 'file' ? fileItems(request, item.file) : folderItems(request, item.folder.id),
	});
}

function fileItems({ session, item, onSelect }: DriveMenuRequest, file: OwnFile): MenuItem[] {
	const write: MenuItem[] = tokenMay(session, 'write:notes')
		? [{ text: text.drive.write, icon: 'pencil', onSelect: () => writeWith(session, [file]) }]
		: [];
	const changes: MenuItem[] = [
		...commonItems(session, item),
		{ text: text.drive.caption, icon: 'note', onSelect: () => void describe(session, file) },
		{
			text: file.isSensitive ? text.media.unmarkSensitive : text.media.markSensitive,
			icon: file.isSensitive ? 'eye' : 'eyeOff',
			onSelect: () => void markSensitive(session, file),
		},
	];
	if (canBePrepared(file)) {
		changes.push({ text: text.drive.crop, icon: 'crop', onSelect: () => void cropFile(session, file) });
	}
	return withDividers([
		[...write, ...selectItem(onSelect)],
		ifGranted(session, changes),
		[
			{ text: text.drive.copyAddress, icon: 'link', onSelect: () => void copyAndTell(file.url) },
			{ text: text.media.save, icon: 'download', onSelect: () => downloadFile(file) },
		],
		ifGranted(session, [deletion(session, item)]),
	]);
}

function folderItems({ session, navigation, item, onSelect }: DriveMenuRequest, folderId: string): MenuItem[] {
	const path = drivePath(folderId);
	const open: MenuItem = {
		type: 'link',
		text: text.drive.open,
		icon: 'folder',
		href: navigation.href(path),
		onSelect: () => navigation.navigate(path),
	};
	return withDividers([
		[open, ...selectItem(onSelect)],
		ifGranted(session, commonItems(session, item)),
		ifGranted(session, [deletion(session, item)]),
	]);
}

const ifGranted = (session: Session, changes: readonly MenuItem[]): readonly MenuItem[] =>
	tokenMay(session, 'write:drive') ? changes : [];

const deletion = (session: Session, item: DriveItem): MenuItem => ({
	text: text.common.delete,
	icon: 'trash',
	danger: true,
	onSelect: () => void deleteItems(session, [item]),
});

const selectItem = (onSelect: (() => void) | undefined): MenuItem[] =>
	onSelect ? [{ text: text.drive.select, icon: 'check', onSelect }] : [];

const commonItems = (session: Session, item: DriveItem): MenuItem[] => [
	{ text: text.drive.rename, icon: 'edit', onSelect: () => void renameItem(session, item) },
	{ text: text.drive.move, icon: 'folder', onSelect: () => void chooseAndMove(session, [item]) },
];
