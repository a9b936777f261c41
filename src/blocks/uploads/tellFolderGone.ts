import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import type { AppEvents } from '@/stores/appEvents';
import { intents } from '@/stores/intents';
import { uploadFolder } from '@/stores/uploads/uploadSettings';
import { toast } from '@/ui/toast/toasts';

const told = new Set<string>();

/** Says that the folder for uploads is gone and where they go instead; once for each folder, with the way to its setting. */
export function tellFolderGone({ session, folderId }: AppEvents['uploadFolderGone']): void {
	if (told.has(folderId)) return;
	told.add(folderId);
	const path = `${pathTo('driveSettings')}#${uploadFolder.key}`;
	toast(text.uploads.toTop, {
		icon: 'warning',
		tone: 'danger',
		action: { text: text.uploads.chooseFolder, onPress: () => intents.send({ kind: 'openWindow', session, path }) },
	});
}
