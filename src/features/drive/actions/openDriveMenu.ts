import { openActionMenu } from '@/blocks/actions/openActionMenu';
import { t } from '@/i18n/t';
import type { Anchor } from '@/ui/overlay/OverlayRequest';
import { nameOf } from '../listing/DriveItem';
import { FOLDER_ACTIONS, OWN_FILE_ACTIONS, type ShownItem } from './driveItemActions';

interface DriveMenuRequest extends ShownItem {
	readonly anchor: Anchor;
}

/** Opens the menu of the user's own file or folder. */
export function openDriveMenu({ anchor, ...shown }: DriveMenuRequest): void {
	const { item } = shown;
	const menu = { anchor, label: t('media.menu', { name: nameOf(item) }) };
	if (item.kind === 'file') {
		openActionMenu({ ...menu, groups: () => OWN_FILE_ACTIONS, on: () => ({ ...shown, item }) });
	} else {
		openActionMenu({ ...menu, groups: () => FOLDER_ACTIONS, on: () => ({ ...shown, item }) });
	}
}
