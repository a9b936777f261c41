import { expectAccessible } from '../support/accessible';
import { column, dialog } from '../support/screen';
import { expect, test, WIDE } from '../support/test';

const deck = { base: { ui: 'deck', menuDisplay: 'sideIcon' }, context: WIDE };

test('regexes and languages are looked for in the worker, and a regex that hangs is not saved', async ({
	open,
	home,
}) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const german = await home.post(writer, 'Heute habe ich endlich wieder Zeit für den Garten');
	const english = await home.post(writer, 'I think this is the best coffee I had in weeks');
	const ship = await home.post(writer, 'berth 42');
	await home.post(writer, `${'a'.repeat(40)}!`);
	const page = await open(reader, deck);
	const shown = column(page, 'home');
	await expect(shown.getByText('berth 42')).toBeVisible();
	const { keyboard } = page;
	const rules = dialog(page, 'Rules of Home');
	const form = dialog(page, 'New rule');
	const kind = form.getByLabel('Condition 1', { exact: true });
	const value = form.getByLabel('Value of condition 1', { exact: true });
	const status = form.getByRole('status');

	await test.step('a rule is composed by keyboard', async () => {
		await page.getByRole('button', { name: 'Menu of Home' }).focus();
		await keyboard.press('Enter');
		await expect(page.getByRole('menu')).toBeVisible();
		await keyboard.type('Rules');
		await keyboard.press('Enter');
		await rules.getByRole('button', { name: 'Add rule' }).focus();
		await keyboard.press('Enter');
		await kind.focus();
		await keyboard.type('Matches the');
		await keyboard.press('Tab');
		await keyboard.type('/berth \\d+/');
		await expect(status).toHaveText('Matches 1 of 4 notes in this column.');
		await form.getByRole('checkbox', { name: 'Highlight it' }).focus();
		await keyboard.press('Space');
		await expect(status).toHaveText('Would highlight 1 of 4 notes in this column.');
		await expectAccessible(page, '[role="dialog"]');
		await value.focus();
		await keyboard.press('Enter');
		await expect(form).toBeHidden();
		await expect(rules.getByRole('switch')).toBeChecked();
		await expect(rules).toContainText('1 of 4 notes here');
	});

	await test.step('a regex that hangs is stopped, told and not saved', async () => {
		await rules.getByRole('button', { name: 'Add rule' }).click();
		await kind.selectOption({ label: 'Matches the regex' });
		await value.fill('/^(a+)+$/');
		await form.getByRole('checkbox', { name: 'Hide it' }).check();
		await expect(status).toHaveText('This regex takes too long. Try a simpler one.');
		await form.getByRole('button', { name: 'Save' }).click();
		await expect(value).toBeFocused();
		await expect(value).toHaveAttribute('aria-invalid', 'true');
	});

	await test.step('a language that shares its letters with others is told', async () => {
		await kind.selectOption({ label: 'Is in the language' });
		await value.selectOption({ label: 'German' });
		await expect(status).toHaveText('Would hide 1 of 4 notes in this column.');
		await form.getByRole('button', { name: 'Save' }).click();
		await rules.getByRole('button', { name: 'Close' }).click();
		const card = (note: { readonly id: string }) => shown.locator(`article[data-note-id="${note.id}"]`);
		await expect(card(german)).toHaveCount(0);
		await expect(card(english)).toBeVisible();
		await expect(shown.locator(`[data-highlight] [data-note-id="${ship.id}"]`)).toBeVisible();
		await page.reload();
		await expect(card(ship)).toBeVisible();
		await expect(card(german)).toHaveCount(0);
	});
});
