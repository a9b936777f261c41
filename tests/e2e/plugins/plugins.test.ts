import { pluginCode } from '@tests/factories/plugin';
import { expectAccessible } from '../support/accessible';
import { expect, PHONE, test } from '../support/test';

const SOURCE = pluginCode(
	`Plugin:register:note_view_interruptor(@(note) { if note.text != null { note.text = \`{note.text} ({note.text.split(" ").len} words)\` }
note })`,
	'\tpermissions: ["read:account"]\n',
);

test('a plugin is installed, changes notes, and is taken away', PHONE, async ({ home, open }) => {
	const person = await home.signUp();
	await home.post(person, 'high water at noon');
	const page = await open(person, { path: '/settings/plugin/install' });
	const list = page.getByRole('list', { name: 'Installed plugins' });

	await test.step('what it may do is asked', async () => {
		await page.getByLabel('Code of the plugin').fill(SOURCE);
		await page.getByRole('button', { name: 'Install', exact: true }).click();
		const asked = page.getByRole('dialog', { name: 'What may Tide do?' });
		await expect(asked).toBeVisible();
		await expectAccessible(page, '[data-overlay]');
		await asked.getByRole('button', { name: 'Allow 1' }).click();
		await expect(list.getByText('Running')).toBeVisible();
		await expectAccessible(page, 'main');
	});

	await test.step('notes show what it makes of them', async () => {
		await page.goto('/');
		// They start once the page has.
		await expect(page.getByText('high water at noon (4 words)').first()).toBeVisible({ timeout: 20_000 });
		await page.goto('/?safemode');
		await expect(page.getByText('high water at noon', { exact: true }).first()).toBeVisible();
	});

	await test.step('it is uninstalled', async () => {
		await page.goto('/settings/plugin');
		await list.getByRole('button', { name: 'More about Tide' }).click();
		await page.getByRole('menuitem', { name: 'Uninstall' }).click();
		await page.getByRole('alertdialog').getByRole('button', { name: 'Uninstall' }).click();
		await expect(page.getByText('No plugins yet')).toBeVisible();
		await expect.poll(() => home.call('i/apps', {}, person)).toEqual([]);
	});
});

test('a plugin of the demo world is installed from its page', async ({ home, open }) => {
	const page = await open(await home.signUp(), { path: '/demo/plugins' });
	await page.getByRole('link', { name: 'Install: Reading time' }).click();
	await page.getByRole('button', { name: 'Fetch and show' }).click();
	await page.getByRole('button', { name: 'Install', exact: true }).click();
	await expect(page.getByText('Reading time is installed')).toBeVisible();
	await page.getByRole('button', { name: 'To the plugins' }).click();
	await expect(page.getByRole('list', { name: 'Installed plugins' }).getByText('Reading time')).toBeVisible();
});
