import type { DriveFile } from '@/domain/drive/DriveFile';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { toast } from '@/ui/toast/toasts';
import { proxied } from '../media/proxied';

/** Somebody who waits longer is told for what. */
const SLOW_MS = 300;

/**
 * The bytes of a file of the drive. Servers let no other page read their files; through their proxy they do.
 * @throws an error that names the file, where they are not to be had
 */
export async function fetchFile(session: Session, { url, name, type }: DriveFile): Promise<File> {
	let dismiss: (() => void) | undefined;
	const slow = setTimeout(() => {
		dismiss = toast(text.drive.fetching);
	}, SLOW_MS);
	try {
		const response = await fetch(proxied(session, url, null), { credentials: 'omit' });
		if (!response.ok) throw new Error(t('drive.notFetched', { name, status: response.status }));
		const blob = await response.blob();
		return new File([blob], name, { type: blob.type || type });
	} finally {
		clearTimeout(slow);
		dismiss?.();
	}
}
