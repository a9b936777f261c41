import type { Session } from '@/stores/session/Session';
import { SessionProvider } from '@/stores/session/SessionContext';
import { lazyPart } from '@/ui/late/lazyPart';
import { overlays } from '@/ui/overlay/overlays';

const FolderPicker = lazyPart(() => import('./FolderPicker').then(module => ({ default: module.FolderPicker })));

interface FolderRequest {
	/** What it is chosen for. */
	readonly title: string;
	/** The button that chooses the open folder. */
	readonly doneText: string;
	/** Ids of folders that can't be chosen, such as those being moved. */
	readonly without?: ReadonlySet<string>;
}

/**
 * Lets the user choose a folder.
 * @returns null for the root; undefined if cancelled
 */
export async function openFolderPicker(
	session: Session,
	{ title, doneText, without = NONE }: FolderRequest,
): Promise<string | null | undefined> {
	const chosen = await overlays.open<{ folderId: string | null }>({
		kind: 'modal',
		label: title,
		width: 420,
		render: handle => (
			<SessionProvider value={session}>
				<FolderPicker
					{...{ title, doneText, without }}
					onChoose={folderId => handle.close({ folderId })}
					onClose={() => handle.close()}
				/>
			</SessionProvider>
		),
	}).closed;
	return chosen?.folderId;
}

const NONE: ReadonlySet<string> = new Set();
