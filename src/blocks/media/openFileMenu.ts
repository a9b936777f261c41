import { t } from '@/i18n/t';
import { openActionMenu } from '../actions/openActionMenu';
import { FILE_ACTIONS, type ShownFile } from './fileActions';

export interface FileMenuRequest extends ShownFile {
	readonly anchor: HTMLElement;
}

/** Opens the menu of a file of a note. */
export function openFileMenu({ anchor, ...shown }: FileMenuRequest): void {
	openActionMenu({
		anchor,
		label: t('media.menu', { name: shown.file.name }),
		groups: () => FILE_ACTIONS,
		on: () => shown,
	});
}
