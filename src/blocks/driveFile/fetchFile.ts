import type { DriveFile } from '@/domain/drive/DriveFile';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { toast } from '@/ui/toast/toasts';
import { proxied } from '../media/proxied';

/** If fetching takes longer, a message says what the user is waiting for. */
const SLOW_MS = 300;

/** The file's server doesn't let pages of other origins read it (or can't be reached, which looks the same). */
export class UnreadableFileError extends Error {
	override readonly name = 'UnreadableFileError';
}

/**
 * The content of a drive file (rules/media#reading-files).
 * @throws {UnreadableFileError}, or an error with the status; both name the file
 */
export async function fetchFile(session: Session, file: DriveFile): Promise<File> {
	let dismiss: (() => void) | undefined;
	const slow = setTimeout(() => {
		dismiss = toast(text.drive.fetching);
	}, SLOW_MS);
	try {
		return await read(session, file);
	} finally {
		clearTimeout(slow);
		dismiss?.();
	}
}

/** Storages and servers of other origins don't always let pages read their files. Proxies may, but have pictures alone. */
async function read(session: Session, { url, name, type }: DriveFile): Promise<File> {
	const addresses = type.startsWith('image/')
		? [proxied(session, url, null), url, session.urls.proxy(url, null)]
		: [url];
	let status = 0;
	let isBarred = false;
	for (const address of new Set(addresses)) {
		try {
			const response = await fetch(address, { credentials: 'omit' });
			if (response.ok) {
				const blob = await response.blob();
				return new File([blob], name, { type: blob.type || type });
			}
			status ||= response.status;
		} catch (error) {
			console.warn(`${address} can’t be read by this page.`, error);
			isBarred = true;
		}
	}
	if (isBarred) throw new UnreadableFileError(t('drive.notReadable', { name }));
	throw new Error(t('drive.notFetched', { name, status }));
}
