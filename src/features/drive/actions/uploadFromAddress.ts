import { webUrl } from '@/base/webUrl';
import { requestFromUrl } from '@/blocks/uploads/requestFromUrl';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { alert, prompt } from '@/ui/dialog/dialogs';
import { toast } from '@/ui/toast/toasts';
import type { WireFile } from '@/wire/entities';
import { toOwnFile } from '../listing/DriveItem';
import { changeDrive } from './changeDrive';
import { driveEvents } from './driveEvents';

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
	await changeDrive(session, async ({ tell }) => {
		const onEnd = (wire: WireFile | null) => {
			if (!wire) return void toast(t('drive.addressMissing', { url: url.href }), { icon: 'warning', tone: 'danger' });
			const file = toOwnFile(wire);
			if (file) tell({ kind: 'file', file });
			toast(t('drive.addressArrived', { name: wire.name ?? url.href }), { icon: 'check', tone: 'success' });
		};
		await requestFromUrl(session, { url: url.href, folderId }, onEnd, foundForOthers);
		toast(text.drive.addressAsked, { icon: 'download' });
	});
}

/** Such as one that was found for another request. */
const foundForOthers = (add: (fileId: string) => void): (() => void) =>
	driveEvents.on('changed', ({ change }) => {
		if (change.kind === 'file') add(change.file.id);
	});
