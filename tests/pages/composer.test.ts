import { fireEvent } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { someName } from '../e2e/support/Home';
import { lastNote } from '../e2e/support/lastNote';
import { compose, postButton, radio, textOf } from './support/composing';
import { card, dialog, page, pressKey } from './support/menus';
import { home, openPage } from './support/openPage';

it('a warning, a poll and who may read it go along', async () => {
	const person = await home.signUp();
	await openPage(person);
	const form = await compose();
	await textOf(form).fill('Which way?');
	await form.getByRole('button', { name: 'Content warning' }).click();
	await expect(postButton(form)).toBeDisabled();
	await form.getByRole('textbox', { name: 'Content warning' }).fill('a decision');
	await form.getByRole('button', { name: 'Poll' }).click();
	await form.getByLabel('Choice 1', { exact: true }).fill('North');
	await expect(form.getByText('A poll needs at least two choices.')).toBeVisible();
	await form.getByLabel('Choice 2', { exact: true }).fill('South');
	await form.getByRole('button', { name: 'Add choice' }).click();
	await expect(form.getByLabel('Choice 3', { exact: true })).toBeFocused();
	await form.getByLabel('Choice 3', { exact: true }).fill('East');
	await form.getByRole('switch').click();
	await form.getByLabel('Ends').selectOption({ label: 'After a set time' });
	await form.getByRole('button', { name: 'Public' }).click();
	await radio(/^Followers/).click();
	await expect(form.getByRole('button', { name: 'Followers' })).toBeVisible();
	await postButton(form).click();
	await expect(form).toHaveCount(0);
	const note = await lastNote(home, person);
	expect(note).toMatchObject({ text: 'Which way?', cw: 'a decision', visibility: 'followers' });
	expect(note?.poll?.choices.map(choice => choice.text)).toEqual(['North', 'South', 'East']);
	expect(note?.poll?.multiple).toBe(true);
	expect(Date.parse(note?.poll?.expiresAt ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000);

	const shown = card(note ?? { id: '' });
	await expect(shown.getByText('a decision')).toBeVisible();
	await expect(shown.getByText('Which way?')).toHaveCount(0);
	await expect(shown.getByRole('img', { name: 'Followers only' })).toBeVisible();
	await shown.getByRole('button', { name: 'Show more' }).click();
	await expect(shown.getByText('Which way?')).toBeVisible();
});

it('the counter shows near the end, and too much can’t be posted', async () => {
	await openPage(await home.signUp());
	const form = await compose();
	await textOf(form).fill('a'.repeat(2_899));
	await expect(form.getByRole('status')).toHaveCount(0);
	await textOf(form).fill('a'.repeat(2_990));
	await expect(form.getByText('10 characters left')).toBeVisible();
	await textOf(form).fill('a'.repeat(3_001));
	await expect(form.getByRole('status')).toContainText('-1');
	await expect(postButton(form)).toBeDisabled();
});

it('Ctrl+Enter posts, and p or n opens the composer', async () => {
	const person = await home.signUp();
	const form = dialog('New note');
	for (const key of ['p', 'n']) {
		// In a new page, as the second key would soon count as the first one held.
		await openPage(person);
		// Keys are heard by what is shown.
		await expect(page.getByRole('navigation', { name: 'Navigation' })).toBeVisible();
		pressKey(key);
		await expect(textOf(form)).toBeFocused();
		await expect(textOf(form)).toHaveValue('');
		await textOf(form).fill(`by ${key}`);
		fireEvent.keyDown(await textOf(form).one(), { key: 'Enter', ctrlKey: true });
		await expect(form).toHaveCount(0);
		await expect(page.getByRole('feed').getByText(`by ${key}`)).toBeVisible();
	}
	expect((await lastNote(home, person))?.text).toBe('by n');
});

it('classic’s own composer posts too, and keeps its place', async () => {
	const person = await home.signUp();
	await home.post(person, 'something that is there already');
	await openPage(person);
	await page.getByRole('button', { name: 'What’s on your mind?' }).click();
	const text = someName();
	await page.getByLabel('Note text').fill(text);
	await page.getByRole('button', { name: 'Post', exact: true }).click();
	await expect(page.getByRole('feed').getByText(text)).toBeVisible();
	await expect(page.getByLabel('Note text')).toHaveValue('');
});
