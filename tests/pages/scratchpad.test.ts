import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from './support/menus';
import { home, openPage, reloadPage } from './support/openPage';
import { runScripts } from './support/runScripts';

beforeEach(runScripts);
afterEach(() => vi.unstubAllGlobals());

const program = page.getByRole('textbox', { name: 'Program' });
const output = page.getByRole('log', { name: 'Output' });
const run = () => page.getByRole('button', { name: 'Run' }).click();

it('a program is written, run, and kept', async () => {
	await openPage(await home.signUp(), { path: '/scratchpad' });
	await program.fill('let n = 6 * 7\n<: n\nUi:render([Ui:C:button({ text: "More", onClick: @() { <: "pressed" } })])');
	await run();
	await expect(output.getByText('42')).toBeVisible();
	const more = page.getByRole('region', { name: 'Drawn by the program' }).getByRole('button', { name: 'More' });
	await more.click();
	await expect(output.getByText('pressed')).toBeVisible();
	await page.getByRole('button', { name: 'Stop' }).click();
	await expect(output.getByText('Stopped.')).toBeVisible();
	await expect(more).toBeDisabled();
	await program.blur();
	await reloadPage();
	expect(await program.value()).toMatch(/^let n = 6/);
});

it('the line of an error is marked', async () => {
	await openPage(await home.signUp(), { path: '/scratchpad' });
	await program.fill('<: 1\n<: none\n<: 2');
	await run();
	await expect(output.getByText(/^Error: No such variable 'none'.*line 2, column 4/)).toBeVisible();
	await expect(page.locator('[data-error]').getByText('2', { exact: true })).toHaveCount(1);
});

it('visitors may use it', async () => {
	await openPage(null, { path: '/scratchpad' });
	await program.fill('<: `I am {USER_ID}`');
	await run();
	await expect(output.getByText('I am null')).toBeVisible();
});
