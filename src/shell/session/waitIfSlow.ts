import { pause } from '@/base/pause';
import { waitFor } from '@/ui/dialog/waiting';

/** Most servers answer sooner, so that nothing needs to be shown. */
const SOON_MS = 400;

/**
 * Covers the page, as something is under way, if that takes longer than a moment. Resolves and rejects as `work` does.
 * @param isGood whether what has come is a success; by default everything is
 */
export async function waitIfSlow<T>(work: Promise<T>, isGood?: (value: T) => boolean): Promise<T> {
	const slow = Symbol();
	const soon = await Promise.race([work, pause(SOON_MS).then((): typeof slow => slow)]);
	return soon === slow ? waitFor(work, undefined, isGood) : soon;
}
