import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Axe finds nothing serious or critical there, in the colours that are shown and in the other theme's. Leaves that one.
 * @param over a selector of what is looked at; by default the whole page
 */
export const expectAccessible = (page: Page, over?: string): Promise<void> => expectNone(page, over, GRAVE);

/** The same, and nothing lesser either. */
export const expectFlawless = (page: Page, over?: string): Promise<void> => expectNone(page, over, ANY);

type Impact = string | null | undefined;
const GRAVE = (impact: Impact): boolean => impact === 'serious' || impact === 'critical';
const ANY = (): boolean => true;

async function expectNone(page: Page, over: string | undefined, counts: (impact: Impact) => boolean): Promise<void> {
	expect(await faultsIn(page, over, counts)).toEqual([]);
	// The other theme has other colours, and nothing else.
	await changeTheme(page);
	expect(await faultsIn(page, over, counts, 'color-contrast')).toEqual([]);
}

/** What axe finds there, by all its rules or by one. */
async function faultsIn(
	page: Page,
	over: string | undefined,
	counts: (impact: Impact) => boolean,
	rule?: string,
): Promise<object[]> {
	await settled(page);
	const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
	if (over !== undefined) axe.include(over);
	if (rule !== undefined) axe.withRules(rule);
	const { violations } = await axe.analyze();
	return violations
		.filter(({ impact }) => counts(impact))
		.map(({ id, nodes }) => ({ id, nodes: nodes.slice(0, 5).map(({ html, any }) => [html, any[0]?.message]) }));
}

/** From light to dark, or back. */
async function changeTheme(page: Page): Promise<void> {
	const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
	const colorScheme = (await theme()) === 'light' ? 'dark' : 'light';
	await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
	await expect.poll(theme).toBe(colorScheme);
	await expect(page.locator('html')).not.toHaveClass(/theme-changing/);
}

/** What fades in has its colours only at the end: waits for all that moves once, by time and not by scrolling. */
async function settled(page: Page): Promise<void> {
	await page.waitForFunction(() =>
		document
			.getAnimations()
			.every(
				each =>
					each.playState !== 'running' ||
					each.timeline !== document.timeline ||
					each.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
			),
	);
}
