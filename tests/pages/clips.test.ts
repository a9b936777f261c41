import { expect, it } from 'vitest';
import type { Person } from '../e2e/support/Home';
import { card, dialog, menuItem, message, page } from './support/menus';
import { changeAnswer, home, openPage, reloadPage } from './support/openPage';

interface Clip {
	readonly id: string;
	readonly name: string;
}

const make = (person: Person, name: string, more: object = {}) =>
	home.call<Clip>('clips/create', { name, isPublic: true, ...more }, person);
const feed = (name: string) => page.getByRole('feed', { name });

it('a clip is made, changed and deleted; a refusal keeps what was typed', async () => {
	const person = await home.signUp();
	await openPage(person, { path: '/my/clips' });
	await expect(page.getByText('No clips yet')).toBeVisible();
	await page.getByRole('button', { name: 'New clip' }).click();
	await dialog('New clip').getByLabel('Name').fill('Boats');
	await dialog('New clip').getByLabel('Description').fill('Hulls and **sails**');
	await dialog('New clip').getByRole('button', { name: 'Create clip' }).click();
	await expect(page.getByText('No notes in this clip')).toBeVisible();
	await expect(page.locator('strong, b').filter({ hasText: 'sails' })).toBeVisible();
	await expect(page.getByText('Private')).toBeVisible();
	await page.getByRole('button', { name: 'Edit' }).click();
	await dialog('Edit clip').getByLabel('Name').fill('Ships');
	await dialog('Edit clip').getByLabel('Public').click();
	await dialog('Edit clip').getByRole('button', { name: 'Save' }).click();
	await expect(page.getByRole('heading', { name: 'Ships' }).first()).toBeVisible();
	await expect(page.getByText('Private')).toHaveCount(0);
	await page.getByRole('button', { name: 'More', exact: true }).last().click();
	await expect(menuItem('Embed code')).toBeVisible();
	await menuItem('Delete clip').click();
	await message.getByRole('button', { name: 'Delete' }).click();
	await expect(page.getByText('No clips yet')).toBeVisible();
	expect(await home.call('clips/list', {}, person)).toEqual([]);
});

it('the notes of a clip are searched, and leave it at once', async () => {
	const person = await home.signUp();
	const clip = await make(person, 'Boats');
	const [fog, ferry] = [await home.post(person, 'Fog over the harbour'), await home.post(person, 'The ferry is late')];
	for (const { id } of [fog, ferry]) await home.call('clips/add-note', { clipId: clip.id, noteId: id }, person);
	await openPage(person, { path: `/clips/${clip.id}` });
	await expect(card(ferry)).toBeVisible();
	await expect(page.getByRole('img', { name: 'Notes: 2 / 200' })).toBeVisible();
	await page.getByLabel('Search in “Boats”').fill('HARBOUR fog');
	await expect(card(ferry)).toHaveCount(0);
	await expect(card(fog)).toBeVisible();
	await page.getByLabel('Search in “Boats”').fill('nothing like it');
	await expect(page.getByText('Nothing found')).toBeVisible();
	await page.getByLabel('Search in “Boats”').fill('');
	await expect(card(ferry)).toBeVisible();
	await card(ferry).getByRole('button', { name: 'Note menu' }).first().click();
	await menuItem('Clip').click();
	await page.getByRole('menuitem', { name: /Boats/ }).click();
	await message.getByRole('button', { name: 'Remove' }).click();
	await expect(card(ferry)).toHaveCount(0);
	await expect(page.getByRole('img', { name: 'Notes: 1 / 200' })).toBeVisible();
});

it('clips of others are marked as favorites; private ones are nobody else’s', async () => {
	const [owner, reader] = [await home.signUp(), await home.signUp()];
	const [open, closed] = [await make(owner, 'Boats'), await make(owner, 'Secrets', { isPublic: false })];
	await openPage(reader, { path: '/my/clips' });
	await page.getByRole('tab', { name: 'Favorites' }).click();
	await expect(page.getByText('No favorite clips yet')).toBeVisible();
	await reloadPage(`/clips/${closed.id}`);
	await expect(page.getByText('No such clip')).toBeVisible();
	await reloadPage(`/clips/${open.id}`);
	await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0);
	const heart = page.getByRole('button', { name: /^Favorite,/ });
	await heart.click();
	await expect(heart).toHaveAttribute('aria-pressed', 'true');
	await reloadPage('/my/clips');
	await page.getByRole('tab', { name: 'Favorites' }).click();
	const list = page.getByRole('list', { name: 'Favorites' });
	await list.getByRole('link', { name: 'Boats' }).click();
	await heart.click();
	await expect(heart).toHaveAttribute('aria-pressed', 'false');
	await openPage(null, { path: `/clips/${open.id}` });
	await expect(page.getByRole('heading', { name: 'Boats' }).first()).toBeVisible();
	await expect(page.getByRole('button', { name: /^Favorite/ })).toHaveCount(0);
});

it('favorites are searched', async () => {
	const [writer, reader] = [await home.signUp(), await home.signUp()];
	const [fog, ferry] = [await home.post(writer, 'Fog over the harbour'), await home.post(writer, 'The ferry is late')];
	for (const { id } of [fog, ferry]) await home.call('notes/favorites/create', { noteId: id }, reader);
	await openPage(reader, { path: '/my/favorites' });
	await expect(feed('Favorites').locator(`[data-note-id="${ferry.id}"]`)).toBeVisible();
	await page.getByLabel('Search in favorites').fill('fog');
	await expect(card(ferry)).toHaveCount(0);
	await expect(card(fog)).toBeVisible();
});

it('the limit of clips is told', async () => {
	const person = await home.signUp();
	await make(person, 'Boats', { description: 'x'.repeat(200) });
	const { policies } = await home.call<{ policies: object }>('i', {}, person);
	changeAnswer('i', { policies: { ...policies, clipLimit: 1 } }, { i: person.token });
	await openPage(person, { path: '/my/clips' });
	await expect(page.getByText('You have as many clips as your role allows (1).')).toBeVisible();
	await expect(page.getByRole('button', { name: 'New clip' })).toBeDisabled();
	await expect(page.getByText(`${'x'.repeat(85)}…`)).toBeVisible();
});
