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
 * Waits for what is loaded after the start: what watches for builds and, at a sign of somebody, what the next press may
 * open.
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
	await expect.poll(() => page.evaluate(partsToCome)).toEqual([]);
}
