import { menuItem } from '../support/menus';
import {
	CREATE,
	compose,
	notesOf,
	openWith,
	outbox,
	postButton,
	textOf,
	textsOf,
	waiting,
	write,
} from '../support/posting';
import { reload } from '../support/reload';
import { dialog } from '../support/screen';
import { expect, PHONE, test } from '../support/test';

test('a refusal while one waits shows its dialog, and the draft stays', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person);
	await page.route(
		CREATE,
		route =>
			route.fulfill({
				status: 400,
				json: { error: { message: 'Some files are not found.', code: 'NO_SUCH_FILE', id: 'b6992544-63e7' } },
			}),
		{ times: 1 },
	);
	const form = await write(page, 'refused at first');
	const told = page.getByRole('alertdialog', { name: 'Couldn’t post the note' });
	await expect(told).toContainText('This file no longer exists.');
	await expect(told).toContainText('b6992544-63e7');
	await told.getByRole('button', { name: 'Got it' }).click();
	await expect(textOf(form)).toHaveValue('refused at first');
	await expect(waiting(page)).toHaveCount(0);
	await reload(page);
	await expect(textOf(await compose(page))).toHaveValue('refused at first');
	await postButton(form).click();
	await expect(form).toHaveCount(0);
	expect(await textsOf(home, person)).toEqual(['refused at first']);
});

test('a note can be taken back for some seconds, with all that it has', PHONE, async ({ open, home, isPhone }) => {
	const person = await home.signUp();
	const page = await openWith(open, person, { undoSendSeconds: 30 });
	const form = await compose(page);
	await textOf(form).fill('better not');
	await form.getByRole('button', { name: 'Content warning' }).click();
	await form.getByRole('textbox', { name: 'Content warning' }).fill('haste');
	await form.getByRole('button', { name: 'Public' }).click();
	await page.getByRole('menuitemradio', { name: /^Followers/ }).click();
	await postButton(form).click();
	await expect(form).toHaveCount(0);
	const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });
	if (isPhone) await undo.click();
	else await page.keyboard.press('u');
	await expect(textOf(form)).toHaveValue('better not');
	await expect(form.getByRole('textbox', { name: 'Content warning' })).toHaveValue('haste');
	await expect(form.getByRole('button', { name: 'Followers' })).toBeVisible();
	expect(await textsOf(home, person)).toEqual([]);
	await postButton(form).click();
	await expect(form).toHaveCount(0);
	await waiting(page).click();
	await expect(outbox(page)).toContainText('Can still be undone');
	await outbox(page).getByRole('button', { name: 'Send now' }).click();
	await expect(outbox(page).getByText('No notes waiting')).toBeVisible();
	expect((await notesOf(home, person)).map(({ text, visibility }) => [text, visibility])).toEqual([
		['better not', 'followers'],
	]);
});

test('pictures without a description are asked about, where one wants that', async ({ open, home }) => {
	const person = await home.signUp();
	const fileId = await home.upload(person);
	const page = await open(person, { path: `/my/drive/file/${fileId}` });
	await page.getByRole('button', { name: /Write/ }).first().click();
	const form = dialog(page, 'New note');
	await form.getByRole('button', { name: 'More' }).click();
	await menuItem(page, 'When posting').click();
	await page.getByRole('menuitemcheckbox', { name: /Remind me to describe images/ }).click();
	await page.keyboard.press('Escape');
	await page.keyboard.press('Escape');
	await textOf(form).fill('look');
	await postButton(form).click();
	const question = page.getByRole('alertdialog', { name: 'Images without a description' });
	await question.getByRole('button', { name: 'Add descriptions' }).click();
	const caption = dialog(page, /^Describe/);
	await caption.getByRole('textbox').fill('a plain colour');
	await caption.getByRole('button', { name: 'OK' }).click();
	await postButton(form).click();
	await expect(form).toHaveCount(0);
	expect((await notesOf(home, person))[0]?.files[0]?.comment).toBe('a plain colour');
});
