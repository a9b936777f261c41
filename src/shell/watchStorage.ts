import { text } from '@/i18n/text';
import { appEvents } from '@/stores/appEvents';
import { toast } from '@/ui/toast/toasts';

/** Said again only after so long: a full device refuses every key that is typed. */
const SILENT_MS = 60_000;

/** Tells that changes or drafts can't be kept on this device. @returns ends it */
export function watchStorage(): () => void {
	let saidAt = Number.NEGATIVE_INFINITY;
	return appEvents.on('storageFailed', () => {
		const now = performance.now();
		if (now - saidAt < SILENT_MS) return;
		saidAt = now;
		toast(text.error.notKept, { tone: 'danger', icon: 'warning' });
	});
}
