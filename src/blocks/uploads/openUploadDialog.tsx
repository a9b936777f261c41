import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { SessionProvider } from '@/stores/session/SessionContext';
import { lazyPart } from '@/ui/late/lazyPart';
import { overlays } from '@/ui/overlay/overlays';
import { addFiles } from './addFiles';
import { driveQueue } from './driveQueue';
import { mayLeaveUploads } from './mayLeaveUploads';

const UploadDialog = lazyPart(async () => {
	// Loaded now, so that a later failure can be shown even if nothing can be loaded any more.
	const [{ UploadDialog }] = await Promise.all([import('./UploadDialog'), import('@/ui/dialog/MessageDialog')]);
	return { default: UploadDialog };
});

const WIDTH_PX = 620;

/** Shows files before they are uploaded to a folder of the drive (null for the root), to adjust them. */
export async function openUploadDialog(
	session: Session,
	files: readonly File[],
	folderId: string | null,
): Promise<void> {
	const queue = driveQueue(session);
	addFiles(queue, files, folderId);
	if (queue.items.length === 0) return;
	await overlays.open<void>({
		kind: 'page',
		label: text.uploads.title,
		width: WIDTH_PX,
		beforeClose: () => mayLeaveUploads(queue),
		render: handle => (
			<SessionProvider value={session}>
				<UploadDialog
					queue={queue}
					folderId={folderId}
					onClose={() => void handle.requestClose('button')}
					onDone={() => handle.close()}
				/>
			</SessionProvider>
		),
	}).closed;
}
