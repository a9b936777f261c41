import { expect, it, vi } from 'vitest';
import { dialog, page } from './support/menus';
import { home, openPage, reloadPage } from './support/openPage';
import { WITHIN } from './support/Place';

const PATH = '/settings/custom-css';
const editor = page.getByLabel('Custom CSS', { exact: true });
const apply = page.getByRole('button', { name: 'Apply', exact: true });

/** The style sheets that count on the page beside those of the app. */
const applied = () =>
	document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join(' ');

it('applies by the button, keeps edits until then, and says what was left out', async () => {
	await openPage(await home.signUp(), { path: PATH });
	await editor.fill('@import "https://evil.example";\nbody { color: red }\nb { cursor: url(https://evil.example) }');
	await expect(page.getByText('Line 1: @import was left out.')).toBeVisible();
	await expect(page.getByText('Line 3: only data: addresses are allowed.')).toBeVisible();
	expect(applied()).toBe('');
	await reloadPage();
	await expect(page.getByText('These edits aren’t applied yet.')).toBeVisible();
	await apply.click();
	await vi.waitFor(() => expect(applied()).toMatch(/body ?\{ color: red; ?\}/), WITHIN);
	expect(applied()).not.toContain('evil');
	await reloadPage('/');
	await vi.waitFor(() => expect(applied()).toContain('color: red'), WITHIN);
	await reloadPage(PATH);
	await editor.fill('');
	await apply.click();
	await vi.waitFor(() => expect(applied()).toBe(''), WITHIN);
});

it('does not reach security pages and password fields', async () => {
	await openPage(await home.signUp(), { path: PATH });
	await applyRed();
	const list = page.getByRole('navigation', { name: 'Settings' });
	for (const [name, shown] of [
		['Security', page.getByRole('heading', { name: 'Connected apps' })],
		['Connected apps', page.getByText('No apps')],
		['Email', page.getByLabel('Current password', { exact: true })],
	] as const) {
		await list.getByRole('link', { name, exact: true }).click();
		await expect(shown.first()).toBeVisible();
		await vi.waitFor(() => expect(applied(), name).toBe(''), WITHIN);
		await list.getByRole('link', { name: 'Custom CSS', exact: true }).click();
		await expect(editor).toBeVisible();
		await vi.waitFor(() => expect(applied(), name).toContain('red'), WITHIN);
	}
});

it('does not reach the sign-in, nor the question whether an app may use the account', async () => {
	await openPage(await home.signUp(), { path: PATH });
	await applyRed();
	const { intents } = await import('@/stores/intents');
	intents.send({ kind: 'signIn', reason: 'addAccount' });
	await expect(dialog('Sign in').getByLabel('Username')).toBeVisible();
	await vi.waitFor(() => expect(applied()).toBe(''), WITHIN);
	await dialog('Sign in').getByRole('button', { name: 'Close' }).click();
	await vi.waitFor(() => expect(applied()).toContain('red'), WITHIN);
	await reloadPage('/miauth/some-session?name=Tides&permission=read:account');
	await expect(page.getByRole('button', { name: 'Allow' })).toBeVisible();
	expect(applied()).toBe('');
});

it('counts for nothing in safe mode, which says so with a way out', async () => {
	await openPage(await home.signUp(), { path: PATH });
	await applyRed();
	await reloadPage('/?safemode');
	await expect(page.getByText('Safe mode: custom CSS is off.').first()).toBeVisible();
	expect(applied()).toBe('');
	await page.getByRole('link', { name: 'Edit CSS' }).click();
	await expect(editor).toHaveValue(RED);
	await expect(page.getByRole('button', { name: 'Leave safe mode' })).toBeVisible();
	await reloadPage(PATH);
	await expect(page.getByRole('button', { name: 'Leave safe mode' })).toHaveCount(0);
	await vi.waitFor(() => expect(applied()).toContain('red'), WITHIN);
});

const RED = 'body { color: red }';

async function applyRed(): Promise<void> {
	await editor.fill(RED);
	await apply.click();
	await vi.waitFor(() => expect(applied()).toContain('red'), WITHIN);
}
