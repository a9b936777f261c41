import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/**
 * Checks that axe finds nothing serious or critical, in the present theme's colours and the other's; the other theme
 * stays on.
 * @param over a selector of what is checked; by default the whole page
 */
export const expectAccessible = (page: Page, over?: string): Promise<void> => expectNone(page, over, GRAVE);

/** The same in the present theme's colours alone; the other theme is on then, for what is looked at next. */
export async function expectAccessibleInTurn(page: Page, over?: string): Promise<void> {
	expect(await faultsIn(page, over, GRAVE)).toEqual([]);
	await changeTheme(page);
}

/** The same, including minor faults. */
export const expectFlawless = (page: Page, over?: string): Promise<void> => expectNone(page, over, ANY);

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

type Impact = string | null | undefined;
const GRAVE = (impact: Impact): boolean => impact === 'serious' || impact === 'critical';
const ANY = (): boolean => true;

async function expectNone(page: Page, over: string | undefined, counts: (impact: Impact) => boolean): Promise<void> {
	expect(await faultsIn(page, over, counts)).toEqual([]);
	// The other theme only has other colours.
	await changeTheme(page);
	expect(await faultsIn(page, over, counts, 'color-contrast')).toEqual([]);
}

/** The faults that axe finds, by all its rules or by one. */
async function faultsIn(
	page: Page,
	over: string | undefined,
	counts: (impact: Impact) => boolean,
	rule?: string,
): Promise<object[]> {
	await settled(page);
	// The page keeps axe from one look to the next, and each of its frames has one too, as those are looked at as well.
	for (const frame of page.frames()) {
		if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(AXE);
	}
	const violations = await page.evaluate(look, { within: over, only: rule });
	return violations.filter(({ impact }) => counts(impact));
}

/** Runs in the page. */
async function look({ within, only }: { within?: string | undefined; only?: string | undefined }) {
	const { axe: here } = globalThis as unknown as { axe: typeof axe };
	// What axe looked at would be written as HTML, also where it found nothing.
	here.configure({ noHtml: true });
	const { violations } = await here.run(within === undefined ? document : { include: [[within]] }, {
		resultTypes: ['violations'],
		elementRef: true,
		...(only !== undefined && { runOnly: { type: 'rule', values: [only] } }),
	});
	return violations.map(({ id, impact, nodes }) => ({
		id,
		impact,
		nodes: nodes
			.slice(0, 5)
			.map(({ element, target, any }) => [element?.outerHTML.slice(0, 300) ?? target, any[0]?.message]),
	}));
}

/** Toggles between light and dark. */
async function changeTheme(page: Page): Promise<void> {
	const theme = await page.evaluate(() => document.documentElement.dataset.theme);
	const colorScheme = theme === 'light' ? 'dark' : 'light';
	await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
	await page.waitForFunction(wanted => document.documentElement.dataset.theme === wanted, colorScheme);
	await finishTransitions(page);
}

/** Shows new colors at once: how they fade in is not looked at here. */
const finishTransitions = (page: Page): Promise<void> =>
	page.evaluate(() => {
		document.documentElement.classList.remove('theme-changing');
		for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
	});

/** In milliseconds: a longer animation is a countdown, such as that of a message, and no fade. */
const LONGEST_FADE_MS = 5_000;

/** Fading elements have their colours only at the end: waits for all fades, as far as they depend on time. */
async function settled(page: Page): Promise<void> {
	await page.waitForFunction(
		longest =>
			document
				.getAnimations()
				.every(
					each =>
						each.playState !== 'running' ||
						each.timeline !== document.timeline ||
						Number(each.effect?.getComputedTiming().endTime) > longest,
				),
		LONGEST_FADE_MS,
	);
}
