import type { UploadItem } from '@/domain/drive/UploadItem';
import { t } from '@/i18n/t';
import type { UploadQueue } from '@/stores/uploads/UploadQueue';
import { openActionMenu } from '../actions/openActionMenu';
import { UPLOAD_ACTIONS } from './uploadActions';

/** Opens the menu of a file that isn't uploaded yet. */
export function openUploadMenu(queue: UploadQueue, item: UploadItem, anchor: HTMLElement): void {
	openActionMenu({
		anchor,
		label: t('uploads.menu', { name: item.name }),
		groups: () => UPLOAD_ACTIONS,
		on: () => ({ session: queue.session, queue, item }),
	});
}
