import type { Page } from 'playwright';
import type { Measure } from '../Measure';
import { type FirstNoteProbe, firstNote } from '../probes/firstNote';

/**
 * Navigates.
 * @returns ms until the first note
 */
export async function openUntilFirstNote(page: Page, address: string): Promise<number> {
	await page.goto(address, { waitUntil: 'commit' });
	const found = await page.waitForFunction(() => (globalThis as FirstNoteProbe).firstNoteAt, undefined, {
		polling: 250,
	});
	return (await found.jsonValue()) ?? Number.NaN;
}

/** The time until a note is visible, with an empty profile, and again with the same profile. */
export const first: Measure = {
	figures: ['first.cold', 'first.warm'],
	run: async stage => {
		const bench = await stage.openPage([]);
		try {
			const address = `${stage.reader.origin}/?ui=default`;
			await bench.context.addInitScript(firstNote);
			const cold = await openUntilFirstNote(bench.page, address);
			await bench.page.close();
			const warm = await openUntilFirstNote(await bench.context.newPage(), address);
			return { 'first.cold': cold, 'first.warm': warm };
		} finally {
			await bench.close();
		}
	},
};
