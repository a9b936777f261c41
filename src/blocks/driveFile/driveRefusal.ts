import { ApiError } from '@/api/ApiError';
import { text } from '@/i18n/text';
import { alert } from '@/ui/dialog/dialogs';

/** By the server's error ids. */
const REFUSALS: Readonly<Record<string, () => string>> = {
	'b0fc8a17-963c-405d-bfbc-859a487295e1': () => text.drive.notEmpty,
	dbeb024837894013aed44279f9199740: () => text.drive.intoItself,
	'395e7156-f9f0-475e-af89-53c3c23080c2': () => text.drive.badName,
	'f449b209-0c60-4e51-84d5-29486263bfd4': () => text.drive.badName,
	'7f59dccb-f465-75ab-5cf4-3ce44e3282f7': () => text.drive.alwaysSensitive,
};

/** By code, as every endpoint has its own error id for these. */
const GONE: Readonly<Record<string, () => string>> = {
	NO_SUCH_FILE: () => text.drive.fileGone,
	NO_SUCH_FOLDER: () => text.drive.folderGone,
	NO_SUCH_PARENT_FOLDER: () => text.drive.folderGone,
};

/** The message for a refusal specific to the drive; undefined for others. */
export function driveRefusal(error: unknown): string | undefined {
	return error instanceof ApiError ? (REFUSALS[error.id] ?? GONE[error.code])?.() : undefined;
}

/**
 * Reports a refusal specific to the drive.
 * @throws any other error again
 */
export async function showDriveRefusal(error: unknown): Promise<void> {
	const why = driveRefusal(error);
	if (why === undefined) throw error;
	await alert({ type: 'error', title: text.error.cannotPerform, text: why });
}
