import { randomId } from '@/base/randomId';
import { webUrl } from '@/base/webUrl';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { alert, prompt } from '@/ui/dialog/dialogs';
import { toast } from '@/ui/toast/toasts';
import type { WireFile } from '@/wire/entities';
import { toOwnFile } from '../listing/DriveItem';
import { changeDrive } from './changeDrive';

/** Servers don't report failed downloads; after this time it counts as failed. */
const WAIT_MS = 60_000;

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
		// Subscribe first, as the file may arrive at once.
		const end = listenFor(session, marker, url.href, wire => {
			const file = toOwnFile(wire);
			if (file) tell({ kind: 'file', file });
			toast(t('drive.addressArrived', { name: wire.name ?? url.href }), { icon: 'check', tone: 'success' });
		});
		try {
			await session.api.call('drive/files/upload-from-url', { url: url.href, folderId, marker });
			toast(text.drive.addressAsked, { icon: 'download' });
		} catch (error) {
			end();
			throw error;
		}
	});
}

function listenFor(session: Session, marker: string, url: string, arrived: (file: WireFile) => void): () => void {
	const channel = session.stream.channel('main');
	const endListening = channel.listen(({ type, body }) => {
		if (type !== 'urlUploadFinished' || body?.marker !== marker || !body.file) return;
		end();
		arrived(body.file);
	});
	const timer = setTimeout(() => {
		end();
		toast(t('drive.addressFailed', { url }), { icon: 'warning', tone: 'danger' });
	}, WAIT_MS);
	const end = () => {
		clearTimeout(timer);
		endListening();
		channel.release();
	};
	return end;
}
