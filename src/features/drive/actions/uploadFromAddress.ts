import { pagingParams } from '@/api/pagingParams';
import { randomId } from '@/base/randomId';
import { webUrl } from '@/base/webUrl';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { appEvents } from '@/stores/appEvents';
import type { Session } from '@/stores/session/Session';
import { alert, prompt } from '@/ui/dialog/dialogs';
import { toast } from '@/ui/toast/toasts';
import type { WireFile } from '@/wire/entities';
import { toOwnFile } from '../listing/DriveItem';
import { changeDrive } from './changeDrive';

/** Servers don't report failed downloads. They give up after 60 s, so what is not there after this time is missing. */
const WAIT_MS = 90_000;
/** How many of the newest files are searched for one that arrived without an event. */
const SEARCHED = 30;

/**
 * Makes the server download a file into a folder (null for the root), and reports when it is there
 * (rules/media#files-from-an-address).
 */
export async function uploadFromAddress(session: Session, folderId: string | null): Promise<void> {
	const address = await prompt({
		title: text.drive.fromAddress,
		text: text.drive.fromAddressAbout,
		label: text.drive.address,
		placeholder: 'https://',
		inputType: 'url',
		minLength: 1,
	});
	if (address === undefined) return;
	const url = webUrl(address.trim());
	if (!url) return alert({ type: 'error', title: text.drive.fromAddress, text: text.drive.invalidAddress });
	const marker = randomId();
	await changeDrive(session, async ({ tell }) => {
		const findFresh = await watchNewest(session, folderId);
		const onFile = (wire: WireFile) => {
			const file = toOwnFile(wire);
			if (file) tell({ kind: 'file', file });
			toast(t('drive.addressArrived', { name: wire.name ?? url.href }), { icon: 'check', tone: 'success' });
		};
		const onSilence = async (others: ReadonlySet<string>) => {
			// The event is lost if the stream was interrupted.
			const wire = await findFresh(others);
			if (wire) onFile(wire);
			else toast(t('drive.addressMissing', { url: url.href }), { icon: 'warning', tone: 'danger' });
		};
		// Subscribe first, as the file may arrive at once.
		const end = listenFor(session, marker, onFile, others => void onSilence(others));
		try {
			await session.api.call('drive/files/upload-from-url', { url: url.href, folderId, marker });
			toast(text.drive.addressAsked, { icon: 'download' });
		} catch (error) {
			end();
			throw error;
		}
	});
}

/**
 * Waits for the file of a request.
 * @param onSilence called if none was announced, with the ids of the files that arrived for other reasons
 * @returns the function that stops it
 */
function listenFor(
	session: Session,
	marker: string,
	onFile: (file: WireFile) => void,
	onSilence: (others: ReadonlySet<string>) => void,
): () => void {
	const others = new Set<string>();
	const channel = session.stream.channel('main');
	const endListening = channel.listen(({ type, body }) => {
		if (type !== 'urlUploadFinished' || !body?.file) return;
		if (body.marker !== marker) {
			others.add(body.file.id);
			return;
		}
		end();
		onFile(body.file);
	});
	const endUploads = appEvents.on('fileUploaded', ({ file }) => void others.add(file.id));
	const timer = setTimeout(() => {
		end();
		onSilence(others);
	}, WAIT_MS);
	const end = () => {
		clearTimeout(timer);
		endListening();
		endUploads();
		channel.release();
	};
	return end;
}

/**
 * Remembers the newest file of a folder (null for the root).
 * @returns the function that finds a newer one without some others, if the server answers
 */
async function watchNewest(
	session: Session,
	folderId: string | null,
): Promise<(others: ReadonlySet<string>) => Promise<WireFile | undefined>> {
	const list = (limit: number): Promise<WireFile[] | null> =>
		session.api.call('drive/files', { folderId, ...pagingParams({ limit }) }).catch(() => null);
	const before = await list(1);
	return async others => {
		// Without knowing what was there, any file could be the one.
		if (before === null) return undefined;
		const [newest] = before;
		const now = await list(SEARCHED);
		return now?.find(({ id }) => (newest === undefined || id > newest.id) && !others.has(id));
	};
}
