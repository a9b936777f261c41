import type { Page } from 'playwright';
import type { Measure } from '../Measure';
import { type FirstNoteProbe, firstNote } from '../probes/firstNote';
import { wait } from '../statistics';

/**
 * A tab that was just opened costs the browser more than the navigation does: it starts a process for the next one, and
 * parts of its own surface. Nobody waits for that who opens an address in a tab that is there.
 */
const NEW_TAB_MS = 2_000;

/** Navigates, and tells the ms until the first note. */
export async function openUntilFirstNote(page: Page, address: string): Promise<number> {
	await page.goto(address, { waitUntil: 'commit' });
	const found = await page.waitForFunction(() => (globalThis as FirstNoteProbe).firstNoteAt, undefined, {
		polling: 250,
	});
	return (await found.jsonValue()) ?? Number.NaN;
}

/** Until somebody sees a note: with an empty profile, and with the same profile again. */
export const first: Measure = {
	figures: ['first.cold', 'first.warm'],
	run: async stage => {
		const bench = await stage.openPage([]);
		try {
			const address = `${stage.reader.origin}/?ui=default`;
			await bench.context.addInitScript(firstNote);
			await wait(NEW_TAB_MS);
			const cold = await openUntilFirstNote(bench.page, address);
			await bench.page.close();
			const again = await bench.context.newPage();
			await wait(NEW_TAB_MS);
			const warm = await openUntilFirstNote(again, address);
			return { 'first.cold': cold, 'first.warm': warm };
		} finally {
			await bench.close();
		}
	},
};
