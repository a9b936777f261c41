import type { PluginData } from '@/stores/handlers';

/**
 * Asks one function of a plugin about notes. Null stands for one that an earlier function hides: it is kept from the next.
 */
export async function askAbout(
	notes: readonly (PluginData | null)[],
	run: (notes: readonly PluginData[]) => Promise<readonly (PluginData | null)[]>,
): Promise<readonly (PluginData | null)[]> {
	const shown = notes.filter(note => note !== null);
	if (shown.length === 0) return notes;
	const answers = [...(await run(shown))];
	return notes.map(note => (note === null ? null : (answers.shift() ?? null)));
}
