import { expect, it, vi } from 'vitest';
import { dialog, menuItem, message, page, pressKey, toast } from './support/menus';
import { home, openPage } from './support/openPage';
import { WITHIN } from './support/Place';

const part = (name: string) => page.getByRole('region', { name, exact: true });

it('the preview has every component, a note and the markup, also for visitors', async () => {
	await openPage(null, { path: '/preview' });
	const { componentEntries } = await import('@/features/preview/componentEntries');
	for (const { id } of componentEntries) await expect(page.locator(`[data-part="${id}"]`)).toBeVisible();
	// The notes are inert.
	await vi.waitFor(() => expect(document.querySelectorAll('[data-part="note"] article')).toHaveLength(2), WITHIN);
	await expect(page.getByRole('heading', { name: 'Limits and errors' })).toBeVisible();
});

it('its samples work: what is on or off, menus, dialogs, messages and a form', async () => {
	await openPage(await home.signUp(), { path: '/preview' });
	await part('Switches and choices').getByRole('switch').first().click();
	expect((part('Switches and choices').getByRole('switch').all[0] as HTMLInputElement).checked).toBe(false);

	await part('Menus').getByRole('button', { name: 'Open menu' }).click();
	await expect(menuItem('Delete')).toBeVisible();
	pressKey('Escape');
	await expect(menuItem('Delete')).toHaveCount(0);

	await part('Dialogs').getByRole('button', { name: 'Warning' }).click();
	await message.getByRole('button', { name: 'Got it' }).click();
	await part('Dialogs').getByRole('button', { name: 'Dialog', exact: true }).click();
	await dialog('Dialog').getByRole('button', { name: 'Done' }).click();
	await expect(dialog('Dialog')).toHaveCount(0);

	await part('Messages').getByRole('button', { name: 'It worked' }).click();
	await expect(toast('It worked')).toBeVisible();

	const form = part('Form');
	await form.getByLabel('Name').fill('ab');
	await expect(form.getByRole('button', { name: 'Send' })).toBeDisabled();
	await form.getByLabel('Name').fill('Saga');
	await form.getByLabel('I agree').click();
	await form.getByRole('button', { name: 'Send' }).click();
	await expect(toast('Sent: Saga')).toBeVisible();
});

it('a list of it is sorted by keys', async () => {
	await openPage(await home.signUp(), { path: '/preview' });
	const rows = () => page.locator('[data-part="sorting"] li').all.map(row => row.textContent);
	await part('Sorted lists').getByRole('button', { name: 'Move South harbor' }).focus();
	expect(rows()).toEqual(['North harbor', 'South harbor', 'Favorites']);
	pressKey('ArrowUp');
	await expect.poll(rows).toEqual(['South harbor', 'North harbor', 'Favorites']);
});
