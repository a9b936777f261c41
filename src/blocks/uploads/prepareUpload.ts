import type { PreparedFile } from '@workers/image/image.client';
import { preferences } from '@/stores/preferences/Preferences';

/** What is made smaller; of these only what doesn't move (spec 2 §5). */
const PREPARED_TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** Whether the file may become smaller before it goes up, by the chosen level. */
export const isPrepared = (file: File): boolean =>
	preferences.get('defaultImageCompressionLevel') !== 0 && PREPARED_TYPES.has(file.type);

/** What goes up for a file, by the chosen level of compression; in doubt the file itself. Rejects by its signal only. */
export async function prepareUpload(file: File, signal: AbortSignal): Promise<PreparedFile> {
	const asItIs: PreparedFile = { blob: file, name: file.name, isTooLarge: false };
	if (!isPrepared(file)) return asItIs;
	try {
		const { imageClient } = await import('@workers/image/image.client');
		return await imageClient.prepare(file, preferences.get('defaultImageCompressionLevel'), signal);
	} catch (error) {
		signal.throwIfAborted();
		console.warn(`What prepares pictures could not be loaded: ${file.name} goes up as it is.`, error);
		return asItIs;
	}
}
