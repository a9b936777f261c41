import { toDriveFile } from '@/api/toDriveFile';
import { askCaption } from '@/blocks/driveFile/askAboutFile';
import { describeFile } from '@/blocks/driveFile/changeFile';
import type { Draft } from '@/domain/draft/Draft';
import type { DriveFile } from '@/domain/drive/DriveFile';
import type { UploadItem } from '@/domain/drive/UploadItem';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { preferences } from '@/stores/preferences/Preferences';
import type { Session } from '@/stores/session/Session';
import type { UploadQueue } from '@/stores/uploads/UploadQueue';
import { ask } from '@/ui/dialog/dialogs';
import { remindAltText } from '../composerSettings';
import type { DraftChange } from '../draft/useDraft';

/** The pictures of a draft without an alt text. */
export const undescribed = ({ files }: Pick<Draft, 'files'>): DriveFile[] =>
	files.filter(({ type, comment }) => type.startsWith('image/') && !comment?.trim());

const undescribedUploads = ({ items }: Pick<UploadQueue, 'items'>): UploadItem[] =>
	items.filter(({ file, caption }) => file.type.startsWith('image/') && !caption?.trim());

/**
 * Asks for missing alt texts, if the user wants the reminder.
 * @param queue the files that are uploaded later
 * @returns the draft to post; null if cancelled
 */
export async function remindOfAltText(
	session: Session,
	draft: Draft,
	change: (change: DraftChange) => void,
	queue: Pick<UploadQueue, 'items' | 'change'>,
): Promise<Draft | null> {
	const count = undescribed(draft).length + undescribedUploads(queue).length;
	if (count === 0 || !preferences.get(remindAltText, session)) return draft;
	const { altTitle: title, altText } = text.outbox;
	const answer = await ask({ type: 'question', title, text: altText }, [
		{ value: 'cancel', text: text.common.cancel },
		{ value: 'anyway', text: text.outbox.altAnyway },
		{ value: 'describe', text: text.outbox.altDescribe, primary: true },
	]);
	if (answer === 'anyway') return draft;
	if (answer === 'describe') await describeEach(session, draft, change, queue);
	return null;
}

/** One after the other, until the user stops. */
async function describeEach(
	session: Session,
	draft: Draft,
	change: (change: DraftChange) => void,
	queue: Pick<UploadQueue, 'items' | 'change'>,
): Promise<void> {
	for (const file of undescribed(draft)) {
		const wire = await describeFile(session, file, t('outbox.altOf', { name: file.name }));
		const described = wire && toDriveFile(wire);
		if (!described) return;
		change(({ files }) => ({ files: files.map(each => (each.id === file.id ? described : each)) }));
	}
	for (const { id, name } of undescribedUploads(queue)) {
		const caption = await askCaption(null, t('outbox.altOf', { name }));
		if (!caption) return;
		queue.change(id, { caption });
	}
}
