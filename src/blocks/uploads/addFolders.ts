import { isAbort } from '@/api/ApiError';
import { retryLimited } from '@/api/retryLimited';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { type DroppedFolder, filesWithin } from '@/platform/droppedFiles';
import { appEvents } from '@/stores/appEvents';
import type { UploadQueue } from '@/stores/uploads/UploadQueue';
import { confirm } from '@/ui/dialog/dialogs';
import { waitFor } from '@/ui/dialog/waiting';
import { toast } from '@/ui/toast/toasts';
import { showError } from '../actions/showError';
import { NAME_RULES } from '../driveFile/askAboutFile';
import { showDriveRefusal } from '../driveFile/driveRefusal';
import { addFiles } from './addFiles';
import { limitText } from './uploadStatus';

/** A folder that is still to be created in the drive. */
interface PlannedFolder {
	readonly folder: DroppedFolder;
	/** The parent folder; null for the root. */
	readonly parentId: string | null;
}

interface Stopped {
	readonly error: unknown;
	/** What was not created. */
	readonly left: readonly PlannedFolder[];
}

/**
 * Creates the device's folders in the drive, and adds their files to the queue (rules/uploads#rate-limits). Reports
 * failures, and offers to go on with what is left.
 * @returns once all are created; sooner if the server's limit delays the rest, which then follows by itself
 */
export async function addFolders(
	queue: UploadQueue,
	read: () => Promise<readonly DroppedFolder[]>,
	parentId: string | null,
): Promise<void> {
	await addPlanned(queue, async () => (await read()).map(folder => ({ folder, parentId })));
}

async function addPlanned(queue: UploadQueue, read: () => Promise<readonly PlannedFolder[]>): Promise<void> {
	let onWait = () => {};
	const waiting = new Promise<'waiting'>(resolve => {
		onWait = () => resolve('waiting');
	});
	const work = read().then(planned => createAll(queue, planned, onWait));
	try {
		const first = await waitFor(Promise.race([work, waiting]), text.uploads.readingFolders, end => end === null);
		if (first === 'waiting') void work.then(end => report(queue, end));
		else await report(queue, first);
	} catch (error) {
		await showError(error);
	}
}

/** Never rejects. */
async function createAll(
	queue: UploadQueue,
	planned: readonly PlannedFolder[],
	onWait: () => void,
): Promise<Stopped | null> {
	let left = planned;
	try {
		for (let [next] = left; next; [next] = left) {
			const { name, files, folders } = next.folder;
			const wanted = { name: name.slice(0, NAME_RULES.maxLength), parentId: next.parentId };
			const { id } = await createFolder(queue, wanted, onWait);
			appEvents.emit('folderCreated', { session: queue.session, folder: { id, ...wanted } });
			addFiles(queue, files, id);
			left = [...folders.map(folder => ({ folder, parentId: id })), ...left.slice(1)];
		}
		return null;
	} catch (error) {
		return { error, left };
	}
}

type Wanted = Pick<DroppedFolder, 'name'> & Pick<PlannedFolder, 'parentId'>;

function createFolder({ session }: UploadQueue, wanted: Wanted, onWait: () => void): Promise<{ readonly id: string }> {
	const work = new AbortController();
	let dismiss = () => {};
	return retryLimited(() => session.api.call('drive/folders/create', wanted), {
		signal: work.signal,
		onWait(until) {
			dismiss();
			if (until === null) return;
			onWait();
			const said = `${t('uploads.folderWaits', { name: wanted.name })}\n${limitText(until)}`;
			const action = { text: text.uploads.stop, onPress: () => work.abort() };
			dismiss = toast(said, { icon: 'folder', countdownMs: until - Date.now(), action });
		},
	});
}

async function report(queue: UploadQueue, stopped: Stopped | null): Promise<void> {
	if (stopped === null || queue.session.api.isClosed) return;
	const { error, left } = stopped;
	if (!isAbort(error)) await showDriveRefusal(error).catch(showError);
	const count = filesWithin(left.map(({ folder }) => folder)).length;
	const question = { title: t('uploads.leftOut', { count }), okText: text.uploads.retry };
	if (await confirm({ ...question, cancelText: text.uploads.leaveOut })) await addPlanned(queue, async () => left);
}
