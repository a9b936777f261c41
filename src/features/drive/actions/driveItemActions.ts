import type { ActionDefinition, ActionGroup } from '@/blocks/actions/ActionDefinition';
import { pathLink } from '@/blocks/actions/pathLink';
import { developerMode } from '@/blocks/appearance/developerMode';
import { downloadFile } from '@/blocks/media/downloadFile';
import type { Navigation } from '@/blocks/navigation/NavigationContext';
import { canBePrepared } from '@/domain/drive/UploadItem';
import { text } from '@/i18n/text';
import { preferences } from '@/stores/preferences/Preferences';
import type { Session } from '@/stores/session/Session';
import { copyWithToast } from '@/ui/toast/copyWithToast';
import { type DriveItem, drivePath, type OwnFile } from '../listing/DriveItem';
import { cropFile } from './cropFile';
import { chooseAndMove, deleteItems, describe, markSensitive, renameItem, writeWith } from './driveActions';

/** A file or folder of the user, as the target of actions. */
export interface ShownItem {
	readonly session: Session;
	readonly navigation: Navigation;
	readonly item: DriveItem;
	/** Starts selecting several; missing if there is only this one. */
	readonly onSelect?: (() => void) | undefined;
	/** Called before the file is deleted because another one takes its place. */
	readonly onReplaced?: ((fresh: OwnFile) => void) | undefined;
}

export interface ShownOwnFile extends ShownItem {
	readonly item: Extract<DriveItem, { kind: 'file' }>;
}

export interface ShownFolder extends ShownItem {
	readonly item: Extract<DriveItem, { kind: 'folder' }>;
}

const select: ActionDefinition<ShownItem> = {
	id: 'select',
	icon: 'check',
	name: () => text.drive.select,
	isOffered: ({ onSelect }) => onSelect !== undefined,
	run: ({ onSelect }) => onSelect?.(),
};

const rename: ActionDefinition<ShownItem> = {
	id: 'rename',
	icon: 'edit',
	name: () => text.drive.rename,
	asks: true,
	needs: ['write:drive'],
	run: ({ session, item }) => void renameItem(session, item),
};

const move: ActionDefinition<ShownItem> = {
	id: 'move',
	icon: 'folder',
	name: () => text.drive.move,
	asks: true,
	needs: ['write:drive'],
	run: ({ session, item }) => void chooseAndMove(session, [item]),
};

const remove: ActionDefinition<ShownItem> = {
	id: 'delete',
	icon: 'trash',
	name: () => text.common.delete,
	isDangerous: true,
	needs: ['write:drive'],
	run: ({ session, item }) => void deleteItems(session, [item]),
};

/** All actions on the user's own file, in the order of its menu. */
export const OWN_FILE_ACTIONS: readonly ActionGroup<ShownOwnFile>[] = [
	[
		{
			id: 'write',
			icon: 'pencil',
			name: () => text.drive.write,
			needs: ['write:notes'],
			run: ({ session, item }) => writeWith(session, [item.file]),
		},
		select,
	],
	[
		rename,
		move,
		{
			id: 'caption',
			icon: 'note',
			name: () => text.drive.caption,
			asks: true,
			needs: ['write:drive'],
			run: ({ session, item }) => void describe(session, item.file),
		},
		{
			id: 'markSensitive',
			icon: ({ item }) => (item.file.isSensitive ? 'eye' : 'eyeOff'),
			label: ({ item }) => (item.file.isSensitive ? text.media.unmarkSensitive : text.media.markSensitive),
			needs: ['write:drive'],
			run: ({ session, item }) => void markSensitive(session, item.file),
		},
		{
			id: 'crop',
			icon: 'crop',
			name: () => text.drive.crop,
			asks: true,
			needs: ['write:drive'],
			isOffered: ({ item }) => canBePrepared(item.file),
			run: ({ session, item, onReplaced }) => void cropFile(session, item.file, onReplaced),
		},
	],
	[
		{
			id: 'copyAddress',
			icon: 'link',
			name: () => text.drive.copyAddress,
			run: ({ item }) => void copyWithToast(item.file.url),
		},
		{
			id: 'save',
			icon: 'download',
			name: () => text.media.save,
			run: ({ item }) => downloadFile(item.file),
		},
		{
			id: 'copyId',
			icon: 'code',
			name: () => text.media.copyId,
			isOffered: ({ session }) => preferences.get(developerMode, session),
			run: ({ item }) => void copyWithToast(item.file.id),
		},
	],
	[remove],
];

/** All actions on a folder, in the order of its menu. */
export const FOLDER_ACTIONS: readonly ActionGroup<ShownFolder>[] = [
	[
		{
			id: 'open',
			icon: 'folder',
			name: () => text.drive.open,
			link: ({ navigation, item }) => pathLink(navigation, drivePath(item.folder.id)),
		},
		select,
	],
	[rename, move],
	[remove],
];
