import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Checks that axe finds nothing serious or critical, in the present theme's colours and the other's; the other theme
 * stays on.
 * @param over a selector of what is checked; by default the whole page
 */
export const expectAccessible = (page: Page, over?: string): Promise<void> => expectNone(page, over, GRAVE);

/** The same, including minor faults. */
export const expectFlawless = (page: Page, over?: string): Promise<void> => expectNone(page, over, ANY);

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
	const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
	if (over !== undefined) axe.include(over);
	if (rule !== undefined) axe.withRules(rule);
	const { violations } = await axe.analyze();
	return violations
		.filter(({ impact }) => counts(impact))
		.map(({ id, nodes }) => ({ id, nodes: nodes.slice(0, 5).map(({ html, any }) => [html, any[0]?.message]) }));
}

/** Toggles between light and dark. */
async function changeTheme(page: Page): Promise<void> {
	const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
	const colorScheme = (await theme()) === 'light' ? 'dark' : 'light';
	await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
	await expect.poll(theme).toBe(colorScheme);
	await expect(page.locator('html')).not.toHaveClass(/theme-changing/);
}

/** Fading elements have their colours only at the end: waits for all finite, time-based animations. */
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
