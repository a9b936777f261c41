import { beforeEach, expect, it } from 'vitest';
import type { Person } from '../e2e/support/Home';
import { attach, compose, post, textOf } from './support/composing';
import { session } from './support/driving';
import { dialog, page, toast } from './support/menus';
import { answerWith, home, openPage, reloadPage } from './support/openPage';

const PATH = '/settings/drive';
const row = page.locator('[data-marker="uploadFolder"]');
const picker = dialog('Folder for uploads');

let mara: Person;
beforeEach(async () => {
	mara = await home.signUp();
});

const makeFolder = (name: string, parentId: string | null = null) =>
	home.call<{ id: string }>('drive/folders/create', { name, parentId }, mara);
const foldersOfFiles = async () =>
	(await home.call<{ folderId: string | null }[]>('drive/stream', { limit: 10 }, mara)).map(file => file.folderId);

async function choose(...path: readonly string[]): Promise<void> {
	await row.getByRole('button', { name: 'Choose folder' }).click();
	for (const name of path) await picker.getByRole('button', { name }).click();
	await picker.getByRole('button', { name: 'Choose', exact: true }).click();
	await expect(picker).toHaveCount(0);
}

it('the folder for uploads is chosen, shown by its path, and taken by the files of notes', async () => {
	const sea = await makeFolder('Sea');
	const ships = await makeFolder('Ships', sea.id);
	await openPage(mara, { path: PATH });
	await expect(row.getByText('Drive', { exact: true })).toBeVisible();
	await choose('Sea', 'Ships');
	await expect(row.getByText('Drive / Sea / Ships')).toBeVisible();
	const form = await compose();
	await attach(form, ['boat.png']);
	await textOf(form).fill('our boat');
	await post(form);
	await expect.poll(foldersOfFiles).toEqual([ships.id]);
	const { preferences } = await import('@/stores/preferences/Preferences');
	await preferences.settled();
	await reloadPage(PATH);
	await expect(row.getByText('Drive / Sea / Ships')).toBeVisible();
	await row.getByRole('button', { name: 'Use the top of the drive' }).click();
	await expect(row.getByText('Drive', { exact: true })).toBeVisible();
});

it('a folder that is gone is told of, and its files go to the top of the drive', async () => {
	const ships = await makeFolder('Ships');
	await openPage(mara, { path: PATH });
	const { watchPreferences } = await import('@/shell/watchPreferences');
	watchPreferences(await session());
	await choose('Ships');
	await expect(row.getByText('Drive / Ships')).toBeVisible();
	const { preferences } = await import('@/stores/preferences/Preferences');
	await preferences.settled();
	await home.call('drive/folders/delete', { folderId: ships.id }, mara);
	await reloadPage(PATH);
	await expect(row.getByText('This folder doesn’t exist any more')).toBeVisible();
	const late = await import('@/shell/watchPreferences');
	late.watchPreferences(await session());
	const { sendFile } = await import('@/stores/uploads/sendFile');
	const request = { file: new Blob(['x'], { type: 'text/plain' }), name: 'a.txt' };
	await sendFile(await session(), request);
	await expect(toast('The folder for uploads is gone')).toBeVisible();
	expect(await foldersOfFiles()).toEqual([null]);
	await choose();
	await expect(row.getByText('This folder doesn’t exist any more')).toHaveCount(0);
});

it('a path that can’t be loaded can be tried again', async () => {
	await makeFolder('Ships');
	await openPage(mara, { path: PATH });
	const error = { code: 'INTERNAL_ERROR', id: 'x', message: 'No.', kind: 'server' };
	answerWith('drive/folders/show', async () => [500, JSON.stringify({ error })]);
	await choose('Ships');
	await expect(row.getByText('Its path can’t be loaded')).toBeVisible();
	answerWith('drive/folders/show', async () => null);
	await row.getByRole('button', { name: 'Retry' }).click();
	await expect(row.getByText('Drive / Ships')).toBeVisible();
});

it('how much of the drive is used is shown, and that it is full', async () => {
	await home.upload(mara);
	const usage = { capacity: 1_048_576, usage: 524_288 };
	answerWith('drive', async () => [200, JSON.stringify(usage)]);
	await openPage(mara, { path: PATH });
	const space = page.getByRole('region', { name: 'Used space' });
	await expect(space).toContainText('512 KB of 1 MB');
	await expect(space).toContainText('512 KB free');
	await expect(space.locator('meter')).toHaveAttribute('value', '524288');
	usage.usage = 2_000_000;
	await reloadPage(PATH);
	await expect(space).toContainText('Your drive is full');
	answerWith('drive', async () => [500, '{}']);
	await reloadPage(PATH);
	await space.getByRole('button', { name: 'Retry' }).one();
	answerWith('drive', async () => [200, '{}']);
	await space.getByRole('button', { name: 'Retry' }).click();
	await expect(space).toContainText('The server doesn’t tell how much is used.');
});
