import { MACHINE_SCALE } from '@tests/factories/machineScale';
import { expectAccessible } from '../support/accessible';
import { NO_CLIENT, setPreferences } from '../support/preferences';
import { expect, test, WIDE } from '../support/test';

test('a program that never ends is stopped while the page stays responsive', async ({ open, home }) => {
	const base = { ui: 'default', sideWidgets: true };
	const page = await open(await home.signUp(), { base, context: WIDE, path: NO_CLIENT });
	await setPreferences(page, { widgets: [{ name: 'aiscript', id: 'w', place: 'right', data: {} }] });
	await page.goto('/');
	const widget = page.locator('[data-widget="aiscript"]');
	const program = widget.getByRole('textbox', { name: 'Program' });
	const output = widget.getByRole('log', { name: 'Output' });

	await test.step('a program runs under the policy of the page', async () => {
		await program.fill(
			'<: 1 + 2\nUi:render([Ui:C:button({ text: "More", onClick: @() { <: Mk:api("i", {}).username.len > 0 } })])',
		);
		await widget.getByRole('button', { name: 'Run' }).click();
		await expect(output.getByText('3', { exact: true })).toBeVisible();
		await widget.getByRole('button', { name: 'More' }).click();
		await expect(output.getByText('true', { exact: true })).toBeVisible();
		await expectAccessible(page, '[data-widget="aiscript"]');
	});

	await test.step('one without an end leaves the page its frames', async () => {
		await widget.getByRole('button', { name: 'Stop' }).click();
		await program.fill('<: "begins"\nvar n = 0\nloop { n += 1\nif n % 100 == 0 { <: n } }');
		await widget.getByRole('button', { name: 'Run' }).click();
		await expect(output.getByText('begins')).toBeVisible();
		const longest = await page.evaluate(
			() =>
				new Promise<number>(resolve => {
					const frames: number[] = [];
					const count = (at: number) => {
						frames.push(at);
						if (frames.length < 40) requestAnimationFrame(count);
						else resolve(Math.max(...frames.slice(1).map((each, index) => each - (frames[index] ?? 0))));
					};
					requestAnimationFrame(count);
				}),
		);
		expect(longest).toBeLessThan(400 * MACHINE_SCALE);
		await widget.getByRole('button', { name: 'Stop' }).click();
		await expect(output.getByText('Stopped.')).toBeVisible();
	});

	await test.step('one that is left alone ends at its limit', async () => {
		await program.fill('loop { 1 }');
		await widget.getByRole('button', { name: 'Run' }).click();
		await expect(output.getByText(/max (step|computing time) exceeded/)).toBeVisible({ timeout: 30_000 });
		await page.reload();
		await expect(program).toHaveValue('loop { 1 }');
	});
});
