import { expect, it } from 'vitest';
import { notesOf, textsOf } from '../e2e/support/notesOf';
import { compose, postButton, textOf } from './support/composing';
import { dialog, menuItem, page, pressKey } from './support/menus';
import { answerWith, forgetAnswers, home, openPage, reloadPage } from './support/openPage';
import { waiting, write } from './support/outbox';

it('a refusal while one waits shows its dialog, and the draft stays', async () => {
	const person = await home.signUp();
	await openPage(person);
	const error = { message: 'Some files are not found.', code: 'NO_SUCH_FILE', id: 'b6992544-63e7' };
	answerWith('notes/create', async () => {
		forgetAnswers();
		return [400, JSON.stringify({ error })];
	});
	const form = await write('refused at first');
	const told = page.getByRole('alertdialog', { name: 'Couldn’t post the note' });
	await expect(told).toContainText('This file no longer exists.');
	await expect(told).toContainText('b6992544-63e7');
	await told.getByRole('button', { name: 'Got it' }).click();
	await expect(textOf(form)).toHaveValue('refused at first');
	await expect(waiting()).toHaveCount(0);
	await reloadPage();
	await expect(textOf(await compose())).toHaveValue('refused at first');
	await postButton(form).click();
	await expect(form).toHaveCount(0);
	expect(await textsOf(home, person)).toEqual(['refused at first']);
});

it('pictures without a description are asked about, where one wants that', async () => {
	const person = await home.signUp();
	const fileId = await home.upload(person);
	await openPage(person, { path: `/my/drive/file/${fileId}` });
	await page.getByRole('button', { name: /Write/ }).first().click();
	const form = dialog('New note');
	await form.getByRole('button', { name: 'More' }).click();
	await menuItem('When posting').click();
	await page.getByRole('menuitemcheckbox', { name: /Remind me to describe images/ }).click();
	pressKey('Escape');
	pressKey('Escape');
	await textOf(form).fill('look');
	await postButton(form).click();
	const question = page.getByRole('alertdialog', { name: 'Images without a description' });
	await question.getByRole('button', { name: 'Add descriptions' }).click();
	const caption = dialog(/^Describe/);
	await caption.getByRole('textbox').fill('a plain colour');
	await caption.getByRole('button', { name: 'OK' }).click();
	await postButton(form).click();
	await expect(form).toHaveCount(0);
	expect((await notesOf(home, person))[0]?.files[0]?.comment).toBe('a plain colour');
});
