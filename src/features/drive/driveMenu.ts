import { copyAndTell } from '@/blocks/actions/copyAndTell';
import { downloadFile } from '@/blocks/media/downloadFile';
import type { Navigation } from '@/blocks/NavigationContext';
import { canBePrepared } from '@/domain/UploadItem';
import { t, text } from '@/i18n/t';
import type { Session } from '@/stores/session/Session';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openMenu } from '@/ui/menu/openMenu';
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
	const { session, item, anchor } = request;
	openMenu({
		anchor,
		label: t('media.menu', { name: nameOf(item) }),
		items: [
			...(item.kind === 'file' ? fileItems(request, item.file) : folderItems(request, item.folder.id)),
			{ type: 'divider' },
			{
				text: text.common.delete,
				icon: 'trash',
				danger: true,
				onSelect: () => void deleteItems(session, [item]),
			},
		],
	});
}

function fileItems({ session, item, onSelect }: DriveMenuRequest, file: OwnFile): MenuItem[] {
	return [
		{ text: text.drive.write, icon: 'pencil', onSelect: () => writeWith(session, [file]) },
		...selectItem(onSelect),
		{ type: 'divider' },
		...commonItems(session, item),
		{ text: text.drive.caption, icon: 'note', onSelect: () => void describe(session, file) },
		{
			text: file.isSensitive ? text.media.unmarkSensitive : text.media.markSensitive,
			icon: file.isSensitive ? 'eye' : 'eyeOff',
			onSelect: () => void markSensitive(session, file),
		},
		...(canBePrepared(file)
			? [{ text: text.drive.crop, icon: 'crop', onSelect: () => void cropFile(session, file) } satisfies MenuItem]
			: []),
		{ type: 'divider' },
		{ text: text.drive.copyAddress, icon: 'link', onSelect: () => void copyAndTell(file.url) },
		{ text: text.media.save, icon: 'download', onSelect: () => downloadFile(file) },
	];
}

function folderItems({ session, navigation, item, onSelect }: DriveMenuRequest, folderId: string): MenuItem[] {
	const path = drivePath(folderId);
	return [
		{
			type: 'link',
			text: text.drive.open,
			icon: 'folder',
			href: navigation.href(path),
			onSelect: () => navigation.navigate(path),
		},
		...selectItem(onSelect),
		{ type: 'divider' },
		...commonItems(session, item),
	];
}

const selectItem = (onSelect: (() => void) | undefined): MenuItem[] =>
	onSelect ? [{ text: text.drive.select, icon: 'check', onSelect }] : [];

const commonItems = (session: Session, item: DriveItem): MenuItem[] => [
	{ text: text.drive.rename, icon: 'edit', onSelect: () => void renameItem(session, item) },
	{ text: text.drive.move, icon: 'folder', onSelect: () => void chooseAndMove(session, [item]) },
];
