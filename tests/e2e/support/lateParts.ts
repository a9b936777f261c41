import { expect, type Page } from '@playwright/test';

const loadedParts = () =>
	performance
		.getEntriesByType('resource')
		.map(({ name }) => name)
		.join(' ');

/** Parts that are asked for but not there yet. */
export const partsToCome = () => {
	const there = performance.getEntriesByType('resource').map(({ name }) => name);
	const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload], link[rel=stylesheet]');
	return [...links].map(({ href }) => href).filter(href => !there.includes(href));
};

/**
 * Waits until the page has loaded the code that it needs only after its start: the watch for new builds and, once the
 * mouse moves, the parts that the user may open next, such as the page of a note.
 */
export async function lateParts(page: Page): Promise<void> {
	await expect.poll(() => page.evaluate(loadedParts)).toContain('WorkerListener-');
	let moves = 0;
	await expect
		.poll(async () => {
			await page.mouse.move(++moves, 1);
			return page.evaluate(loadedParts);
		})
		.toContain('NotePage-');
	await partsAtRest(page);
}

/** Waits until a member's page has loaded all of its late parts, of which the last comes 15 s after its start. */
export async function allLateParts(page: Page): Promise<void> {
	await lateParts(page);
	await expect.poll(() => page.evaluate(loadedParts), { timeout: 30_000 }).toContain('watchGonePlugins-');
	await partsAtRest(page);
}

/** Some parts ask for others once they are there. */
async function partsAtRest(page: Page): Promise<void> {
	let before = -1;
	const isAtRest = async () => {
		const last = before;
		before = await page.evaluate(() => performance.getEntriesByType('resource').length);
		return before === last && (await page.evaluate(partsToCome)).length === 0;
	};
	await expect.poll(isAtRest, { intervals: [500] }).toBe(true);
}
