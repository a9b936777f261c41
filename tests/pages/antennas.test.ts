import { expect, it, vi } from 'vitest';
import type { Person } from '../e2e/support/Home';
import { goToDrive, holdAnswer } from './support/lateAnswers';
import { message, page, toast } from './support/menus';
import { answerWith, changeAnswer, home, openPage, reloadPage } from './support/openPage';

interface Antenna {
	readonly id: string;
	readonly keywords: readonly (readonly string[])[];
}

const RULE = {
	...{ src: 'all', users: [], keywords: [['fog']], excludeKeywords: [] },
	...{ caseSensitive: false, withReplies: false, withFile: false },
};
const make = (person: Person, name: string, more: object = {}) =>
	home.call<Antenna>('antennas/create', { ...RULE, name, ...more }, person);
const antennasOf = (person: Person) => home.call<Antenna[]>('antennas/list', {}, person);
const item = page.getByRole('navigation', { name: 'Navigation' }).getByRole('button', { name: 'Antennas' });
const isMarked = () => item.all[0]?.hasAttribute('data-marked');
const words = page.getByLabel('Words to look for');
const create = page.getByRole('button', { name: 'Create' });
const preview = page.getByRole('region', { name: 'Preview' });

it('an antenna is made, with its words read back and what it would have caught', async () => {
	const person = await home.signUp();
	const word = `lamp${Date.now()}`;
	await home.post(person, `the ${word} of the quay`);
	await openPage(person, { path: '/my/antennas' });
	await page.getByRole('link', { name: 'New antenna' }).click();
	await page.getByLabel('Name', { exact: true }).fill('Lamps');
	await expect(create).toBeDisabled();
	await words.fill(' ');
	await expect(page.getByText('An antenna needs at least one word')).toBeVisible();
	await words.fill(`${word} quay\nlighthouse`);
	await expect(page.getByText(`${word} and quay`)).toBeVisible();
	await expect(preview.getByText(/^1 of /)).toBeVisible();
	await expect(preview.getByText(`the ${word} of the quay`)).toBeVisible();
	await page.getByLabel('Words to leave out').fill(word.toUpperCase());
	await expect(preview.getByText(/^0 of /)).toBeVisible();
	await reloadPage();
	await expect(page.getByText('Your unsaved changes from last time are back.')).toBeVisible();
	await page.getByLabel('Words to leave out').fill('');
	answerWith('antennas/create', async () => [400, JSON.stringify({ error: { code: 'TOO_MANY_ANTENNAS', id: 'x' } })]);
	await create.click();
	await expect(page.getByRole('alert')).toContainText('as many antennas as your role allows');
	answerWith('antennas/create', async () => null);
	await create.click();
	await expect(page.getByRole('list', { name: 'Antennas' }).getByText(`${word} quay / lighthouse`)).toBeVisible();
	expect(await antennasOf(person)).toMatchObject([{ name: 'Lamps', keywords: [[word, 'quay'], ['lighthouse']] }]);
});

it('an antenna is changed and deleted', async () => {
	const person = await home.signUp();
	const { id } = await make(person, 'Fog');
	const list = await home.call<{ id: string }>('users/lists/create', { name: 'Boats' }, person);
	await openPage(person, { path: `/my/antennas/${id}` });
	await page.getByLabel('Whose notes').selectOption({ label: 'Of a list' });
	await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
	const lists = page.getByLabel('List', { exact: true });
	await expect(lists).toContainText('Boats');
	await lists.selectOption({ label: 'Boats' });
	await page.getByLabel('Include replies').click();
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(toast('Antenna saved.')).toBeVisible();
	expect(await antennasOf(person)).toMatchObject([{ src: 'list', userListId: list.id, withReplies: true }]);
	await page.getByRole('button', { name: 'Delete antenna' }).click();
	await message.getByRole('button', { name: 'Delete' }).click();
	await expect(page.getByText('No antennas yet')).toBeVisible();
	await reloadPage(`/my/antennas/${id}`);
	await expect(page.getByText('This antenna no longer exists')).toBeVisible();
});

it('an antenna that is made or deleted after the person has gone on leads nowhere', async () => {
	const person = await home.signUp();
	const { id } = await make(person, 'Fog');
	const [created, deleted] = [holdAnswer('antennas/create'), holdAnswer('antennas/delete')];
	await openPage(person, { path: '/my/antennas/create' });
	await page.getByLabel('Name', { exact: true }).fill('Lamps');
	await words.fill('lighthouse');
	await create.click();
	await goToDrive();
	created.open();
	await expect(toast('“Lamps” created')).toBeVisible();
	expect(location.pathname).toBe('/my/drive');
	await reloadPage(`/my/antennas/${id}`);
	await page.getByRole('button', { name: 'Delete antenna' }).click();
	await message.getByRole('button', { name: 'Delete' }).click();
	await goToDrive();
	deleted.open();
	await expect(toast('“Fog” deleted')).toBeVisible();
	expect(location.pathname).toBe('/my/drive');
});

it('unread antennas are marked until they are read, and the limit is told', async () => {
	const [person, writer] = [await home.signUp(), await home.signUp()];
	const word = `bell${Date.now()}`;
	await make(person, 'Bells', { keywords: [[word]] });
	const { policies } = await home.call<{ policies: object }>('i', {}, person);
	changeAnswer('i', { policies: { ...policies, antennaLimit: 1 } }, { i: person.token });
	await openPage(person, { path: '/my/antennas' });
	await expect(page.getByText('You have as many antennas as your role allows (1).')).toBeVisible();
	await home.post(writer, `hear the ${word}`);
	await expect(page.getByRole('listitem').filter({ hasText: 'Bells' }).getByText('New')).toBeVisible();
	await vi.waitFor(() => expect(isMarked()).toBe(true));
	await page.getByRole('link', { name: 'Bells' }).click();
	await page.getByRole('link', { name: 'Timeline' }).click();
	await expect(page.getByText(`hear the ${word}`)).toBeVisible();
	await vi.waitFor(() => expect(isMarked()).toBe(false));
	await reloadPage('/my/antennas');
	await expect(page.getByRole('link', { name: 'Bells' })).toBeVisible();
	await expect(page.getByText('New', { exact: true })).toHaveCount(0);
	await reloadPage('/my/antennas/create');
	await expect(page.getByText('You have as many antennas as your role allows (1).')).toBeVisible();
});
