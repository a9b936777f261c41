import { text } from '@/i18n/text';
import type { UploadQueue } from '@/stores/uploads/UploadQueue';
import { confirm } from '@/ui/dialog/dialogs';
import { toast } from '@/ui/toast/toasts';
import { type ComposeRequest, placeOf } from '../ComposeRequest';
import { addUpload } from '../files/addUpload';
import { composerQueue } from '../files/useComposerUploads';
import { initialDraft } from './initialDraft';
import type { HeldDraft } from './useDraft';

/**
 * Clears the form after a confirmation, with a short time to undo.
 * @param queue its files that aren't uploaded yet
 */
export async function startOver(
	request: ComposeRequest,
	{ newest, change, clear }: Pick<HeldDraft, 'newest' | 'change' | 'clear'>,
	queue: UploadQueue,
): Promise<void> {
	const isSure = await confirm({
		title: text.postForm.startOverTitle,
		text: text.postForm.startOverText,
		okText: text.postForm.startOver,
	});
	if (!isSure) return;
	const { quote } = request;
	const draft = newest();
	const uploads = queue.kept();
	clear(initialDraft({ ...placeOf(request), ...(quote === undefined ? {} : { quote }) }));
	queue.removeAll();
	const undo = () => {
		change(draft);
		// The queue may have been let go with the form.
		for (const upload of uploads) addUpload(composerQueue(request, queue.session), upload);
	};
	toast(text.postForm.startedOver, { icon: 'eraser', action: { text: text.common.undo, onPress: undo } });
}
