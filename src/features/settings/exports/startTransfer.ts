import { ApiError } from '@/api/ApiError';
import { isForSignInsOnly } from '@/blocks/account/ElsewhereOnly';
import { showError } from '@/blocks/actions/showError';
import { showUploadError } from '@/blocks/uploads/showUploadError';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { sendFile } from '@/stores/uploads/sendFile';
import { alert } from '@/ui/dialog/dialogs';
import { toast } from '@/ui/toast/toasts';

/**
 * Starts an export or import; reports that it has begun, or why not.
 * @param refuseApps called where the server refuses this client as an app, which isn't reported
 */
export async function startTransfer(job: () => Promise<unknown>, begun: string, refuseApps: () => void): Promise<void> {
	try {
		await job();
		toast(begun, { icon: 'check', tone: 'success' });
	} catch (error) {
		if (isForSignInsOnly(error)) return refuseApps();
		const why = error instanceof ApiError ? refusals()[error.code] : undefined;
		if (why === undefined) await showError(error);
		else await alert({ type: 'error', title: text.accountData.failed, text: why });
	}
}

/**
 * A drive file to import from; a file of the device is uploaded first.
 * @returns undefined if that failed, which is reported
 */
export async function importedFileId(session: Session, file: File | DriveFile): Promise<string | undefined> {
	if (!(file instanceof File)) return file.id;
	try {
		// Without the browser's guess of a type: what a list of names counts as is the server's decision.
		return (await sendFile(session, { file: new Blob([file]), name: file.name })).id;
	} catch (error) {
		await showUploadError(error);
		return undefined;
	}
}

const refusals = (): Readonly<Record<string, string>> => ({
	NO_SUCH_FILE: text.accountData.noFile,
	UNEXPECTED_FILE_TYPE: text.accountData.wrongType,
	TOO_BIG_FILE: text.accountData.tooBig,
	EMPTY_FILE: text.accountData.empty,
	NO_SUCH_USER: text.accountData.noUser,
	TOO_MANY_ANTENNAS: text.accountData.tooManyAntennas,
});
