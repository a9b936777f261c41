import { text } from '@/i18n/text';
import { appEvents } from '@/stores/appEvents';
import { toast } from '@/ui/toast/toasts';

/** How long the message isn't repeated, as a full device refuses every key press. */
const SILENT_MS = 60_000;

/**
 * Reports that changes or drafts can't be stored on this device.
 * @returns the function that stops it
 */
export function watchStorage(): () => void {
	let saidAt = Number.NEGATIVE_INFINITY;
	return appEvents.on('storageFailed', () => {
		const now = performance.now();
		if (now - saidAt < SILENT_MS) return;
		saidAt = now;
		toast(text.error.notKept, { tone: 'danger', icon: 'warning' });
	});
}
