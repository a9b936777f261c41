import type { DriveFile } from '@/domain/drive/DriveFile';
import { text } from '@/i18n/text';
import { lazyPart } from '@/ui/late/lazyPart';
import { overlays } from '@/ui/overlay/overlays';

const FileDetails = lazyPart(() => import('./FileDetails').then(module => ({ default: module.FileDetails })));

const WIDTH_PX = 440;

/** Opens the details of a file. */
export function openFileDetails(file: DriveFile): void {
	overlays.open<void>({
		kind: 'modal',
		label: text.media.details,
		width: WIDTH_PX,
		render: handle => <FileDetails file={file} onClose={() => handle.close()} />,
	});
}
