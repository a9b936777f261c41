import { expect, it } from 'vitest';
import type { Home, Person } from '../e2e/support/Home';
import { admin, makeRole } from '../e2e/support/staff';
import { dialog, message, page, pressKey } from './support/menus';
import { answerWith, forgetAnswers, home, openPage } from './support/openPage';
import type { Place } from './support/Place';

const CREATE = 'drive/files/create';
const file = (name: string, type = 'text/plain', text = `about ${name}`) => new File([text], name, { type });
const driveOf = (server: Home, person: Person) => server.call<{ name: string }[]>('drive/files', { limit: 30 }, person);
const namesIn = async (server: Home, person: Person) => (await driveOf(server, person)).map(({ name }) => name).sort();
const uploads = dialog('Upload files');
const row = (name: string): Place => uploads.getByRole('listitem').filter({ hasText: name });
const failed = page.getByRole('alertdialog', { name: 'Failed to upload' });

async function setFiles(...files: readonly File[]): Promise<void> {
	await page.locator('input[type=file][aria-label="Upload"]').setInputFiles(files);
}

/** Opens the upload dialog with these files. */
async function choose(...files: readonly File[]): Promise<void> {
	await setFiles(...files);
	await expect(uploads).toBeVisible();
}

it('what failed is tried again without the others', async () => {
	const person = await home.signUp();
	await openPage(person, { path: '/my/drive' });
	answerWith(CREATE, async ({ name }) => {
		if (name === 'storm.txt') throw new Error('There is no connection.');
		return null;
	});
	await choose(file('calm.txt'), file('storm.txt'), file('breeze.txt'));
	await uploads.getByRole('button', { name: 'Upload 3 files' }).click();
	await failed.getByRole('button', { name: 'Got it' }).click();
	await expect(uploads.getByRole('listitem')).toHaveCount(1);
	await expect(row('storm.txt')).toContainText('Failed');
	expect(await namesIn(home, person)).toEqual(['breeze.txt', 'calm.txt']);
	forgetAnswers();
	await uploads.getByRole('button', { name: 'Retry uploading storm.txt' }).click();
	await expect(uploads).toHaveCount(0);
	expect(await namesIn(home, person)).toEqual(['breeze.txt', 'calm.txt', 'storm.txt']);
});

it('all can be stopped and started again', async () => {
	const person = await home.signUp();
	await openPage(person, { path: '/my/drive' });
	// Not answered until it is let through.
	answerWith(CREATE, () => new Promise(() => {}));
	await choose(file('one.txt'), file('two.txt'));
	await uploads.getByRole('button', { name: 'Upload 2 files' }).click();
	await expect(row('one.txt')).toContainText('Uploading');
	await uploads.getByRole('button', { name: 'Stop all' }).click();
	await expect(row('one.txt')).toContainText('Stopped');
	await expect(row('two.txt')).toContainText('Stopped');
	await expect(message).toHaveCount(0);
	forgetAnswers();
	await uploads.getByRole('button', { name: 'Upload 2 files' }).click();
	await expect(uploads).toHaveCount(0);
	expect(await namesIn(home, person)).toEqual(['one.txt', 'two.txt']);
});

it('closing with files that wait asks, and keeps them', async () => {
	const person = await home.signUp();
	await openPage(person, { path: '/my/drive' });
	await choose(file('one.txt'));
	await expect(row('one.txt')).toContainText('Ready');
	pressKey('Escape');
	const asked = page.getByRole('alertdialog', { name: 'Close before the files are uploaded?' });
	await asked.getByRole('button', { name: 'Cancel' }).click();
	await expect(uploads).toBeVisible();
	await uploads.getByRole('button', { name: 'Close' }).click();
	await asked.getByRole('button', { name: 'Close' }).click();
	await expect(uploads).toHaveCount(0);
	await page.getByRole('button', { name: '1 file not uploaded' }).click();
	await uploads.getByRole('button', { name: 'Upload 1 file' }).click();
	await expect(uploads).toHaveCount(0);
	expect(await namesIn(home, person)).toEqual(['one.txt']);
});

/** Each refusal of the error catalogue, with how to cause it. */
const REFUSALS = [
	{
		why: 'no free space',
		policies: { driveCapacityMb: 0 },
		chosen: () => file('full.txt'),
		said: 'Your drive has no free space. Delete files to make room.',
	},
	{
		why: 'a type that the role does not allow, known here',
		policies: { uploadableFileTypes: ['image/*'] },
		chosen: () => file('words.txt'),
		said: 'Files of this type aren’t allowed here.',
	},
	{
		why: 'a type that only the server can tell',
		policies: { uploadableFileTypes: ['image/*'] },
		chosen: () => file('words', ''),
		said: 'Files of this type aren’t allowed here.',
	},
	{
		why: 'too large for the role',
		policies: { maxFileSizeMb: 1 },
		chosen: () => file('long.txt', 'text/plain', 'a'.repeat(1_100_000)),
		said: 'Cannot upload because it exceeds the file size limit.',
	},
] as const;

for (const { why, policies, chosen, said } of REFUSALS) {
	it(`an upload is refused and told: ${why}`, async () => {
		const person = await home.signUp();
		const limits = Object.entries(policies).map(([key, value]) => [key, { useDefault: false, priority: 0, value }]);
		const roleId = await makeRole(home, `Bounds of ${person.username}`, { policies: Object.fromEntries(limits) });
		await home.call('admin/roles/assign', { roleId, userId: person.id }, await admin(home));
		await openPage(person, { path: '/my/drive' });
		await expect(page.getByText('No files yet')).toBeVisible();
		await setFiles(chosen());
		await expect.poll(() => failed.all.length + uploads.all.length).toBeGreaterThan(0);
		if (uploads.all.length > 0) await uploads.getByRole('button', { name: 'Upload 1 file' }).click();
		await expect(failed).toContainText(said);
		expect(await driveOf(home, person)).toEqual([]);
	});
}

const refusal = (id: string, code: string, text: string) =>
	JSON.stringify({ error: { id, code, message: text, kind: 'client' } });

/** Responses of proxies, and refusals that our home server never sends. */
const ANSWERS = [
	{ status: 413, body: '<html>Request Entity Too Large</html>', said: 'exceeds the file size limit' },
	{
		status: 400,
		body: refusal('bec5bd69-fba3-43c9-b4fb-2894b66ad5d2', 'INAPPROPRIATE', 'Judged.'),
		said: 'This file was judged inappropriate.',
	},
	{
		status: 400,
		body: refusal('00000000-0000-4000-8000-000000000000', 'STRANGE', 'Strange.'),
		said: /Strange\.\s*STRANGE\s*00000000-0000-4000-8000-000000000000/,
	},
] as const;

for (const { status, body, said } of ANSWERS) {
	it(`an upload that is answered ${status} says ${said}`, async () => {
		await openPage(await home.signUp(), { path: '/my/drive' });
		answerWith(CREATE, async () => [status, body]);
		await choose(file('one.txt'));
		await uploads.getByRole('button', { name: 'Upload 1 file' }).click();
		await expect(failed).toContainText(said);
		await message.getByRole('button', { name: 'Got it' }).click();
		await expect(row('one.txt')).toContainText(said);
	});
}
