import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { networkThemes } from '@tests/factories/networkThemes';
import type axe from 'axe-core';
import { pathTo } from '@/domain/paths/pathTo';
import { builtInThemes } from '@/domain/theme/builtIn/builtInThemes';
import { compileTheme } from '@/domain/theme/compileTheme';
import { card, column, composeButton, dialog } from '../support/screen';
import { expect, test } from '../support/test';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const THEMES = builtInThemes.map(theme => ({ id: theme.id, base: theme.base, properties: compileTheme(theme) }));
const CONTEXT = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;

/**
 * Draws what the page shows in each built-in theme, as choosing it does, and looks for texts that are hard to read. All
 * in one go, as a screen in one theme takes axe less time than the way to the page and back.
 */
async function expectReadableInAll(page: Page, ...parts: readonly string[]): Promise<void> {
	const over = parts.length > 0 ? parts : ['body'];
	if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
	const { looked, faults } = await page.evaluate(lookInAll, { themes: THEMES, over });
	expect(faults).toEqual([]);
	expect(looked).toEqual(THEMES.flatMap(({ id }) => over.map(part => `${part} in ${id}`)));
}

/** Runs in the page. */
async function lookInAll({ themes, over }: { themes: typeof THEMES; over: readonly string[] }) {
	const { axe: here } = globalThis as unknown as { axe: typeof axe };
	const { dataset, style } = document.documentElement;
	const faults: unknown[] = [];
	const looked: string[] = [];
	for (const { id, base, properties } of themes) {
		dataset.theme = base;
		for (const optional of ['--mention', '--hashtag', '--renote']) style.removeProperty(optional);
		for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
		for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
		const { violations, passes } = await here.run(
			{ include: over.map(part => [part]) },
			{ runOnly: { type: 'rule', values: ['color-contrast'] }, selectors: false, elementRef: true },
		);
		const elements = [...passes, ...violations].flatMap(({ nodes }) => nodes.map(({ element }) => element));
		for (const part of over) if (elements.some(element => element?.closest(part))) looked.push(`${part} in ${id}`);
		for (const { nodes } of violations)
			for (const { html, any } of nodes.slice(0, 5)) faults.push([id, html, any[0]?.message]);
	}
	return { looked, faults };
}

test('every built-in theme is readable on a full deck, in its menu, and where one writes', async ({ home, open }) => {
	const page = await open(await home.signIn('demo', 'demo'), { path: '/', base: { ui: 'deck' }, context: CONTEXT });
	await expect(page.locator('article').first()).toBeVisible();
	await test.step('the deck with its menu', async () => {
		await page.getByRole('navigation', { name: 'Navigation' }).getByRole('button', { name: 'More' }).click();
		await expect(page.getByRole('menu')).toBeVisible();
		await expectReadableInAll(page);
		await page.keyboard.press('Escape');
	});
	await test.step('the form, with its suggestions', async () => {
		await composeButton(page).click();
		await dialog(page, 'New note').getByRole('textbox').first().fill('Hello to #harbour and @ari');
		await expect(page.getByRole('option').first()).toBeVisible();
		await expectReadableInAll(page, '[role=dialog]', '[role=listbox]');
	});
});

test('every built-in theme is readable on a note, in the settings, and on the pages of themes', async ({
	home,
	open,
}) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const note = await home.post(writer, `@${reader.username} #harbour https://a.example/ \`code\` <small>dim</small>`);
	await home.post(reader, { text: 'An answer', replyId: note.id });
	await home.call('notes/reactions/create', { noteId: note.id, reaction: '👍' }, reader);
	const page = await open(reader, {
		path: pathTo('note', { noteId: note.id }),
		base: { ui: 'deck' },
		context: CONTEXT,
	});
	await test.step('a note beside the deck', async () => {
		await expect(card(column(page, 'home'), note)).toBeVisible();
		await expect(page.locator('[data-page]').getByText('An answer')).toBeVisible();
		await expectReadableInAll(page);
	});
	await test.step('the settings', async () => {
		await page.goto(pathTo('preferences'));
		await expect(page.locator('[data-page]').getByRole('switch').first()).toBeVisible();
		await expectReadableInAll(page, '[data-page]');
	});
	await test.step('the choice of themes', async () => {
		await page.goto(pathTo('theme'));
		await expect(page.getByRole('radio', { name: 'Coffee' })).toBeAttached();
		await expectReadableInAll(page, '[data-page]');
	});
	await test.step('a theme to install, with its preview', async () => {
		await page.goto(pathTo('installTheme'));
		await page.getByRole('textbox', { name: 'Theme code' }).fill(networkThemes[0] ?? '');
		await expect(page.getByRole('img', { name: 'Preview: Kelp forest' }).locator('article')).toHaveCount(2);
		await expectReadableInAll(page, '[data-page]');
	});
});
