import type { DriveFile } from '@/domain/drive/DriveFile';
import { text } from '@/i18n/text';
import type { Intent } from '@/stores/intents';
import { lazyPart } from '@/ui/late/lazyPart';
import { overlays } from '@/ui/overlay/overlays';

const DriveFilePicker = lazyPart(() =>
	import('./DriveFilePicker').then(module => ({ default: module.DriveFilePicker })),
);

const WIDTH_PX = 680;

/** Lets the user choose drive files; calls nothing if cancelled. */
export async function openDriveFilePicker(request: Extract<Intent, { kind: 'pickDriveFiles' }>): Promise<void> {
	const { session, type = null, max, choose } = request;
	const chosen = await overlays.open<readonly DriveFile[]>({
		kind: 'page',
		label: text.drive.pick,
		width: WIDTH_PX,
		render: handle => (
			<DriveFilePicker
				session={session}
				type={type}
				max={max}
				onChoose={files => handle.close(files)}
				onClose={() => handle.close()}
			/>
		),
	}).closed;
	if (chosen) choose(chosen);
}
