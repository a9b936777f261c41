import { fireEvent } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { type Person, somePicture } from '../e2e/support/Home';
import { lastNote } from '../e2e/support/lastNote';
import { uploadFile } from '../e2e/support/someMedia';
import { attach, attachFromDrive, compose, post, postButton, radio, textOf } from './support/composing';
import { dialog, menuItem, message, pressKey } from './support/menus';
import { home, openPage } from './support/openPage';
import type { Place } from './support/Place';

const tiles = (form: Place) => form.getByRole('list', { name: 'Attached files' }).locator('[data-sortable]');
const tile = (form: Place, name: string) => form.getByRole('button', { name: new RegExp(`^Actions for ${name}`) });

async function keep(person: Person, names: readonly string[]): Promise<void> {
	for (const name of names) {
		await uploadFile(home, person, { bytes: await somePicture(120, 90), type: 'image/png', name });
	}
}

async function choose(form: Place, name: string, item: string | RegExp): Promise<void> {
	await tile(form, name).click();
	await menuItem(item).click();
}

it('an attached file is renamed, described, marked and shown, and taken off', async () => {
	const person = await home.signUp();
	await keep(person, ['one.png', 'two.png']);
	await openPage(person);
	const form = await compose();
	await attachFromDrive(form, ['one.png', 'two.png']);

	await choose(form, 'one.png', 'Rename…');
	const name = dialog('Rename').getByRole('textbox');
	await name.fill('   ');
	pressKey('Enter');
	await expect(tile(form, 'one.png')).toBeVisible();
	await choose(form, 'one.png', 'Rename…');
	await name.fill('harbour.png');
	pressKey('Enter');
	await expect(tile(form, 'harbour.png')).toBeVisible();

	await choose(form, 'harbour.png', 'Edit description…');
	await dialog('Edit description').getByRole('textbox').fill('a grey harbour');
	await dialog('Edit description').getByRole('button', { name: 'OK' }).click();
	await expect(tile(form, 'harbour.png, described')).toContainText('ALT');
	await choose(form, 'harbour.png', 'Mark as sensitive');
	await expect(tile(form, 'harbour.png, described, Sensitive')).toBeVisible();

	await choose(form, 'harbour.png', 'File details');
	await expect(dialog('File details')).toContainText('a grey harbour');
	pressKey('Escape');
	await choose(form, 'two.png', 'Remove');
	await expect(tiles(form)).toHaveCount(1);
	await post(form);
	expect((await lastNote(home, person))?.files).toMatchObject([
		{ name: 'harbour.png', comment: 'a grey harbour', isSensitive: true },
	]);
});

it('attached files are put in order by keys and by the menu', async () => {
	const person = await home.signUp();
	await keep(person, ['a.png', 'b.png', 'c.png']);
	await openPage(person);
	const form = await compose();
	await attachFromDrive(form, ['a.png', 'b.png', 'c.png']);
	const order = () =>
		tiles(form)
			.all.map(each => each.getAttribute('title')?.replace('.png', ''))
			.join('');
	const move = async (name: string, key: string) =>
		fireEvent.keyDown(await tile(form, name).one(), { key, altKey: true });
	await expect(tiles(form)).toHaveCount(3);
	const first = order();
	await tile(form, `${first[0]}.png`).focus();
	await move(`${first[0]}.png`, 'ArrowRight');
	await expect.poll(order).toBe(`${first[1]}${first[0]}${first[2]}`);
	await expect(tile(form, `${first[0]}.png`)).toBeFocused();
	await move(`${first[0]}.png`, 'ArrowLeft');
	await expect.poll(order).toBe(first);
	await move(`${first[0]}.png`, 'ArrowLeft');
	await expect.poll(order).toBe(first);
	await choose(form, `${first[2]}.png`, /^Move forward/);
	await expect.poll(order).toBe(`${first[0]}${first[2]}${first[1]}`);
	await post(form);
	const posted = (await lastNote(home, person))?.files.map(file => file.name.replace('.png', '')).join('');
	expect(posted).toBe(`${first[0]}${first[2]}${first[1]}`);
});

it('another account of the server posts what was written, with files of its own', async () => {
	const [person, second] = [await home.signUp(), await home.signUp()];
	const kept = await uploadFile(home, person, {
		bytes: await somePicture(80, 60),
		...{ type: 'image/png', name: 'kept.png', comment: 'a desk', isSensitive: true },
	});
	await openPage(person, { others: [second] });
	const form = await compose();
	await textOf(form).fill('from my other desk');
	await attach(form, ['fresh.png']);
	await attachFromDrive(form, ['kept.png']);
	await expect(tile(form, 'kept.png')).toBeVisible();
	await form.getByRole('button', { name: `Posting as ${person.username}` }).click();
	await radio(new RegExp(`^${second.username}`)).click();
	await expect(message).toContainText(`belong to @${person.username}`);
	await message.getByRole('button', { name: 'Upload again' }).click();
	await expect(form.getByRole('button', { name: `Posting as ${second.username}` })).toBeVisible();
	// The posting account is part of the draft.
	await form.getByRole('button', { name: 'Close' }).click();
	await message.getByRole('button', { name: 'Close', exact: true }).click();
	await expect(form).toHaveCount(0);
	await compose();
	await expect(form.getByRole('button', { name: `Posting as ${second.username}` })).toBeVisible();
	await expect(form.getByRole('button', { name: 'Remove fresh.png' })).toBeVisible();
	await post(form);
	const note = await lastNote(home, second);
	expect(note?.text).toBe('from my other desk');
	expect(note?.files).toMatchObject([
		{ name: 'kept.png', userId: second.id, comment: 'a desk', isSensitive: true },
		{ userId: second.id, comment: null },
	]);
	expect(note?.files.map(({ id }) => id)).not.toContain(kept);
	expect(await lastNote(home, person)).toBeUndefined();
	await compose();
	await expect(form.getByRole('button', { name: `Posting as ${person.username}` })).toBeVisible();
});

it('a note takes sixteen files and no more', async () => {
	const person = await home.signUp();
	await openPage(person);
	const form = await compose();
	await attach(
		form,
		Array.from({ length: 17 }, (_, index) => `${index + 1}.png`),
	);
	await vi.waitFor(() => expect(form.getByRole('img', { name: '17 of 16 files' }).all).toHaveLength(1), {
		timeout: 20_000,
	});
	await expect(postButton(form)).toBeDisabled();
	await expect(postButton(form)).toHaveAccessibleDescription('A note can have up to 16 files. Remove some.');
	await form.getByRole('button', { name: 'Remove 3.png' }).click();
	await expect(form.getByRole('img', { name: '16 of 16 files' })).toBeVisible();
	await post(form);
	expect((await lastNote(home, person))?.files).toHaveLength(16);
});
