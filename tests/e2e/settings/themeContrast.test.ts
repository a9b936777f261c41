import type { Page } from '@playwright/test';
import { builtInThemes } from '@/domain/theme/builtIn/builtInThemes';
import { compileTheme } from '@/domain/theme/compileTheme';
import { expectReadable } from '../support/accessible';
import type { Home, Person } from '../support/Home';
import { composeButton, dialog } from '../support/screen';
import { expect, type OpenOptions, test } from '../support/test';

/** Draws what the page shows in each built-in theme, as choosing it does, and looks for texts that are hard to read. */
async function expectReadableInAll(page: Page, over?: string): Promise<void> {
	for (const theme of builtInThemes)
		await test.step(theme.id, async () => {
			await page.evaluate(
				([base, properties]) => {
					const { dataset, style } = document.documentElement;
					dataset.theme = base;
					for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
				},
				[theme.base, compileTheme(theme)] as const,
			);
			await expectReadable(page, over);
		});
}

/** Opens the deck of the demo user. */
async function openDeck(home: Home, open: (person: Person, options: OpenOptions) => Promise<Page>): Promise<Page> {
	const page = await open(await home.signIn('demo', 'demo'), {
		path: '/',
		base: { ui: 'deck' },
		context: { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' },
	});
	await expect(page.locator('article').first()).toBeVisible();
	return page;
}

test('every built-in theme is readable on a full deck with its menu', async ({ home, open }) => {
	const page = await openDeck(home, open);
	await page.getByRole('navigation', { name: 'Navigation' }).getByRole('button', { name: 'More' }).click();
	await expect(page.getByRole('menu')).toBeVisible();
	await expectReadableInAll(page);
});

test('every built-in theme is readable where one writes', async ({ home, open }) => {
	const page = await openDeck(home, open);
	await composeButton(page).click();
	await dialog(page, 'New note').getByRole('textbox').first().fill('Hello to #harbour and @ari');
	// Its suggestions stand outside of it.
	await expect(page.getByRole('option').first()).toBeVisible();
	await expectReadableInAll(page, '[role=dialog], [role=listbox]');
});
