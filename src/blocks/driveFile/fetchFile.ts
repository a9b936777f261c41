import type { DriveFile } from '@/domain/drive/DriveFile';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { toast } from '@/ui/toast/toasts';
import { proxied } from '../media/proxied';

/** If fetching takes longer, a message says what the user is waiting for. */
const SLOW_MS = 300;

/**
 * The content of a drive file. Servers don't let other origins read files directly, but their proxy does.
 * @throws an error that names the file
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
