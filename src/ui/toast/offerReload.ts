import { text } from '@/i18n/text';
import { whyLoadFailed } from '@/platform/whyLoadFailed';
import { toast } from './toasts';

/** It isn't offered more often than this. */
const AGAIN_MS = 600_000;
const SHOWN_MS = 60_000;

let offeredAt = Number.NEGATIVE_INFINITY;
let loadsByItself = false;

/** Whether a new build was offered in the last minutes. */
export const wasReloadOffered = (): boolean => performance.now() - offeredAt < AGAIN_MS;

/** Offers to load the page anew, with the server's new build of the client (rules/start#new-builds). */
export function offerReload(): void {
	offeredAt = performance.now();
	if (loadsByItself) {
		location.reload();
		return;
	}
	toast(text.shell.newVersionTitle, {
		icon: 'refresh',
		countdownMs: SHOWN_MS,
		action: { text: text.common.reload, onPress: () => location.reload() },
	});
}

/**
 * Loads new builds without asking, for displays that nobody uses.
 * @returns the function that ends it
 */
export function reloadByItself(): () => void {
	// A page that has just been loaded may find the same build again: it isn't loaded over and over.
	const timer = setTimeout(() => {
		loadsByItself = true;
	}, AGAIN_MS);
	return () => {
		clearTimeout(timer);
		loadsByItself = false;
	};
}

/** For parts that fail in the background: where a new build is the reason, it is offered. */
export async function offerReloadIfReplaced(): Promise<void> {
	if (!wasReloadOffered() && (await whyLoadFailed()) === 'newVersion') offerReload();
}
