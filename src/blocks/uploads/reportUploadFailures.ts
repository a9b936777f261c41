import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import type { UploadQueue } from '@/stores/uploads/UploadQueue';
import { alert } from '@/ui/dialog/dialogs';
import { wholeUploadErrorText } from './showUploadError';

/** Failures within this time are reported together. */
const TOGETHER_MS = 150;

/**
 * Reports failed uploads (rules/uploads#failures), with one dialog per reason.
 * @returns the function that stops it
 */
export function reportUploadFailures(queue: UploadQueue): () => void {
	const waiting = new Map<string, string[]>();
	let timer: ReturnType<typeof setTimeout> | undefined;
	const tell = async () => {
		timer = undefined;
		const told = [...waiting];
		waiting.clear();
		for (const [reason, names] of told) {
			const [, second] = names;
			await alert({
				type: 'error',
				title: text.composer.uploadFailed,
				text: second === undefined ? reason : `${t('uploads.failedOf', { names: names.join(', ') })}\n${reason}`,
			});
		}
	};
	const end = queue.events.on('failed', ({ item }) => {
		const reason = wholeUploadErrorText(item.error);
		waiting.set(reason, [...(waiting.get(reason) ?? []), item.name]);
		timer ??= setTimeout(() => void tell(), TOGETHER_MS);
	});
	// All pictures of a run fail alike, so each message is shown once.
	const toldShaders = new Set<string>();
	const endShaders = queue.events.on('shaderFailed', ({ message }) => {
		if (toldShaders.has(message)) return;
		toldShaders.add(message);
		void alert({ type: 'error', title: text.uploads.layersFailed, text: message });
	});
	return () => {
		end();
		endShaders();
		clearTimeout(timer);
		void tell();
	};
}
