import { text } from '@/i18n/text';
import type { UploadQueue } from '@/stores/uploads/UploadQueue';
import { ask } from '@/ui/dialog/dialogs';

/**
 * Asks before closing a form with files that aren't uploaded (rules/uploads#closing). They are kept unless the user
 * discards them.
 */
export async function mayLeaveUploads(queue: UploadQueue): Promise<boolean> {
	if (queue.items.length === 0) return true;
	if (queue.isSending) {
		const answer = await ask({ type: 'question', title: text.uploads.sendingTitle, text: text.uploads.sendingText }, [
			{ value: 'cancel', text: text.common.cancel },
			{ value: 'stop', text: text.uploads.sendingStop },
			{ value: 'goOn', text: text.uploads.sendingGoOn, primary: true },
		]);
		if (answer === 'stop') queue.abortAll();
		return answer === 'stop' || answer === 'goOn';
	}
	const answer = await ask({ type: 'question', title: text.uploads.closeTitle, text: text.uploads.closeText }, [
		{ value: 'cancel', text: text.common.cancel },
		{ value: 'discard', text: text.uploads.closeDiscard, danger: true },
		{ value: 'keep', text: text.uploads.closeKeep, primary: true },
	]);
	if (answer === 'discard') queue.removeAll();
	return answer === 'discard' || answer === 'keep';
}
