import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { wholeChromium } from '../../../playwright.config';
import { card, column } from '../support/screen';
import { expect, test } from '../support/test';

// The headless shell draws fonts a little differently.
test.use(wholeChromium());

const FONTS = {
	'Test Sans': 'KaTeX_SansSerif-Regular.woff2',
	'Test Mono': 'KaTeX_Typewriter-Regular.woff2',
};
/** Share of a picture's points: fonts are antialiased a little differently on each machine. */
const TOLERANCE = 0.005;
const GROUPS = ['text', 'blocks', 'people', 'motion', 'shape', 'colour', 'limits'];

/** Escaped for the quotes of a selector. */
const quoted = (value: string): string => value.replace(/["\\]/g, '\\$&');

/**
 * The tests' own fonts, so that pictures are the same on every machine. By script, as the policy forbids inline styles.
 */
async function useTestFonts(page: Page): Promise<void> {
	const fonts = Object.entries(FONTS).map(([name, file]) => {
		const url = new URL(`../../../node_modules/katex/dist/fonts/${file}`, import.meta.url);
		return [name, readFileSync(url).toString('base64')] as const;
	});
	await page.evaluate(async given => {
		for (const [name, data] of given) {
			const font = new FontFace(name, `url(data:font/woff2;base64,${data})`);
			document.fonts.add(await font.load());
		}
		const { style } = document.documentElement;
		style.setProperty('--font', 'Test Sans');
		style.setProperty('--font-mono', 'Test Mono');
	}, fonts);
}

for (const colorScheme of ['light', 'dark'] as const) {
	test(`the gallery shows all markup as it did, ${colorScheme}`, async ({ open, home }) => {
		test.skip(process.platform !== 'linux', 'The pictures are of Linux.');
		const page = await open(await home.signUp(), {
			path: '/preview?ui=default',
			context: { colorScheme, reducedMotion: 'reduce', viewport: { width: 1280, height: 900 }, timezoneId: 'UTC' },
		});
		await expect(page.getByRole('heading', { name: 'Limits and errors' })).toBeVisible();
		await useTestFonts(page);
		await expect(page.locator('math')).toHaveCount(2);
		await expect(page.locator('[data-sample] pre span').first()).toBeVisible();
		// Without the tests' fonts, or different each time.
		const mask = ['$[font.', '$[unixtime', '\\(', '\\['].map(start =>
			page.locator(`[data-sample*="${quoted(start)}"] dd`),
		);
		for (const group of GROUPS) {
			const section = page.locator(`section[aria-labelledby="mfm-${group}"]`);
			await section.scrollIntoViewIfNeeded();
			// What is above has heights of parts of a pixel, by which the browser draws letters otherwise.
			await section.evaluate((element: HTMLElement) => {
				const { top } = element.getBoundingClientRect();
				Object.assign(element.style, { position: 'relative', top: `${Math.ceil(top) - top}px` });
			});
			await page.waitForFunction(() => [...document.images].every(image => image.complete || image.loading === 'lazy'));
			await expect(section).toHaveScreenshot(`${group}-${colorScheme}.png`, {
				mask,
				caret: 'initial',
				maxDiffPixelRatio: TOLERANCE,
			});
		}
	});
}

test('formulas are drawn, code has colours, and the policy lets both be', async ({ open, home }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const note = await home.post(writer, '\\(\\fcolorbox{red}{blue}{a} + \\frac{1}{2}\\) and\n```ts\nconst a = 1;\n```');
	const shown = card(column(await open(reader), 'home'), note);
	await expect(shown.locator('math')).toBeVisible();
	await expect(shown.locator('mfrac')).toHaveCount(1);
	await expect(shown.getByText('const', { exact: true })).toHaveCSS('color', /^(?:rgb|color)\(/);
	await expect(shown.locator('pre[data-language="ts"]')).toBeVisible();
});

test('a link opens in a window with shift, and has a menu', async ({ open, home }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const note = await home.post(writer, `hello @${writer.username}`);
	const page = await open(reader);
	const mention = card(column(page, 'home'), note)
		.getByRole('link', { name: `@${writer.username}` })
		.last();
	await mention.click({ button: 'right' });
	const menu = page.getByRole('menu', { name: 'Link menu' });
	await expect(menu.getByRole('menuitem')).toHaveText([
		'Open in window',
		'Show in page',
		'Open in new tab',
		'Copy link',
	]);
	await page.keyboard.press('Escape');
	await expect(menu).toHaveCount(0);
	await mention.click({ modifiers: ['Shift'] });
	await expect(page.getByRole('region', { name: new RegExp(writer.username) })).toBeVisible();
});
