import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { SessionProvider } from '@/stores/session/SessionContext';
import { lazyPart } from '@/ui/late/lazyPart';
import { overlays } from '@/ui/overlay/overlays';

const FolderPicker = lazyPart(() => import('./FolderPicker').then(module => ({ default: module.FolderPicker })));

/**
 * Lets the user choose a folder.
 * @param moved the folders being moved, which can't be chosen
 * @returns null for the root; undefined if cancelled
 */
export async function openFolderPicker(
	session: Session,
	moved: ReadonlySet<string>,
): Promise<string | null | undefined> {
	const chosen = await overlays.open<{ folderId: string | null }>({
		kind: 'modal',
		label: text.drive.moveTo,
		width: 420,
		render: handle => (
			<SessionProvider value={session}>
				<FolderPicker moved={moved} onChoose={folderId => handle.close({ folderId })} onClose={() => handle.close()} />
			</SessionProvider>
		),
	}).closed;
	return chosen?.folderId;
}
