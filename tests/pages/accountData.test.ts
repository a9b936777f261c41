import { expect, it } from 'vitest';
import { type Person, somePicture } from '../e2e/support/Home';
import { menuItem, message, page, toast } from './support/menus';
import { answerWith, changeAnswer, home, openPage, reloadPage } from './support/openPage';

const PATH = '/settings/account-data';
/** What can be exported, as the notification tells it and as its file is named. */
const EXPORTS = [
	['Notes', 'note', 'Your notes', /^notes-.*\.json$/],
	['Favorites', 'favorite', 'Your favorites', /^favorites-.*\.json$/],
	['Following', 'following', 'Accounts you follow', /^following-.*\.csv$/],
	['Lists', 'userList', 'Your lists', /^user-lists-.*\.csv$/],
	['Muted people', 'muting', 'Accounts you mute', /^mute-.*\.csv$/],
	['Blocked people', 'blocking', 'Accounts you block', /^blocking-.*\.csv$/],
	['Antennas', 'antenna', 'Your antennas', /^antennas-.*\.json$/],
	['Clips', 'clip', 'Your clips', /^clips-.*\.json$/],
] as const;

it('each export comes to the drive, and its notification leads to the file', async () => {
	const person = await home.signUp();
	await home.post(person, 'Fog over the pier');
	await openPage(person, { path: PATH });
	for (const [name] of EXPORTS) {
		await page.getByRole('button', { name: `Export ${name}`, exact: true }).click();
		await expect(toast(`${name}: export started.`)).toBeVisible();
	}
	const told = () =>
		home.call<{ exportedEntity: string; fileId: string }[]>(
			'i/notifications',
			{ includeTypes: ['exportCompleted'], limit: 20 },
			person,
		);
	await expect.poll(async () => (await told()).length).toBe(EXPORTS.length);
	const files = new Map((await told()).map(({ exportedEntity, fileId }) => [exportedEntity, fileId]));
	await reloadPage('/my/notifications');
	for (const [, entity, shown, fileName] of EXPORTS) {
		const fileId = files.get(entity) ?? '';
		const link = page.getByRole('link', { name: shown, exact: true });
		await expect(link).toHaveAttribute('href', `/my/drive/file/${fileId}`);
		const { name } = await home.call<{ name: string }>('drive/files/show', { fileId }, person);
		expect(name).toMatch(fileName);
	}
	await page.getByRole('link', { name: 'Your notes', exact: true }).click();
	await expect(page.getByText(/^notes-.*\.json$/).first()).toBeVisible();
});

it('an account that is used as an app is led to the server’s own page', async () => {
	await openPage(await home.signUp(), { path: PATH });
	const error = { message: 'Access denied.', code: 'ACCESS_DENIED', id: '56f35758-7dd5-468b-8439-5d6fb8ec9b8e' };
	answerWith('i/export-notes', async () => [400, JSON.stringify({ error })]);
	await page.getByRole('button', { name: 'Export Notes', exact: true }).click();
	await expect(page.getByText('Apps can’t change this.')).toBeVisible();
	await expect(page.getByRole('link', { name: `Go to ${home.host}` })).toHaveAttribute('href', home.origin + PATH);
});

/** Chooses a file of the device for an import, and confirms it. */
async function importFile(name: string, content: BlobPart, fileName: string): Promise<void> {
	await page.getByRole('button', { name: `Import ${name}`, exact: true }).click();
	await menuItem('Upload a file').click();
	const field = page.locator(`input[type=file][aria-label="File for ${name}"]`);
	await field.setInputFiles([new File([content], fileName, { type: 'text/csv' })]);
	await expect(message).toContainText(`What is in ${fileName} is added`);
	await message.getByRole('button', { name: 'Import' }).click();
}

it('each import does what its file says, beside what is there', async () => {
	const [person, ann, ben] = [await home.signUp(), await home.signUp(), await home.signUp()];
	const nameOf = ({ username }: Person) => `${username}@${home.host}`;
	const relations = () => home.call<Record<string, unknown>[]>('users/relation', { userId: [ann.id, ben.id] }, person);
	await home.call('following/create', { userId: ben.id }, person);
	await openPage(person, { path: PATH });
	const imported = async (name: string, content: string, fileName = 'mine.csv') => {
		await importFile(name, content, fileName);
		await expect(toast(`${name}: import started.`)).toBeVisible();
	};
	await imported('Following', `${nameOf(ann)}\nnobody@${home.host}\n`);
	await expect.poll(relations).toMatchObject([{ isFollowing: true }, { isFollowing: true }]);
	await imported('Lists', `Pilots,${nameOf(ann)},true\nPilots,${nameOf(ben)},false\n`);
	await expect
		.poll(() => home.call('users/lists/list', {}, person))
		.toMatchObject([{ name: 'Pilots', userIds: [ann.id, ben.id] }]);
	await imported('Muted people', `${nameOf(ben)}\n`);
	await expect.poll(relations).toMatchObject([{ isMuted: false }, { isMuted: true }]);
	await imported('Blocked people', `${nameOf(ann)}\n`);
	await expect.poll(relations).toMatchObject([{ isBlocking: true }, { isBlocking: false }]);
	const antenna = {
		...{ name: 'Ports', src: 'all', keywords: [['port']], excludeKeywords: [], users: [], userListAccts: null },
		...{ caseSensitive: false, localOnly: false, excludeBots: false, withReplies: false, withFile: false },
	};
	await imported('Antennas', JSON.stringify([antenna]), 'antennas.json');
	await expect.poll(() => home.call('antennas/list', {}, person)).toMatchObject([{ name: 'Ports' }]);
});

it.each([
	['canImportFollowing', 'Following'],
	['canImportUserLists', 'Lists'],
	['canImportMuting', 'Muted people'],
	['canImportBlocking', 'Blocked people'],
	['canImportAntennas', 'Antennas'],
])('a role without %s is not offered that import', async (policy, name) => {
	const person = await home.signUp();
	const { policies } = await home.call<{ policies: object }>('i', {}, person);
	changeAnswer('i', { policies: { ...policies, [policy]: false } }, { i: person.token });
	await openPage(person, { path: PATH });
	await expect(page.getByRole('button', { name: `Export ${name}`, exact: true })).toBeVisible();
	await expect(page.getByRole('button', { name: /^Import / })).toHaveCount(4);
	await expect(page.getByRole('button', { name: `Import ${name}`, exact: true })).toHaveCount(0);
});

it('a file that can’t be imported is refused with the reason', async () => {
	const person = await home.signUp();
	await openPage(person, { path: PATH });
	const refused = async (why: string) => {
		await expect(message).toContainText('Couldn’t start the job');
		await expect(message).toContainText(why);
		await message.getByRole('button', { name: 'Got it' }).click();
		await expect(message).toHaveCount(0);
	};
	// By the server itself.
	await importFile('Following', 'x'.repeat(1024 * 1024 + 1), 'much.csv');
	await refused('That file is too large to import.');
	await importFile('Lists', await somePicture(8, 8), 'picture.csv');
	await refused('That file is of another kind than this import reads.');
	const refusals = [
		['NO_SUCH_FILE', 'That file is no longer in your drive.'],
		['EMPTY_FILE', 'That file is empty.'],
		['NO_SUCH_USER', 'The server doesn’t know the account any more.'],
		['TOO_MANY_ANTENNAS', 'You would have more antennas than your role allows.'],
	] as const;
	for (const [code, why] of refusals) {
		answerWith('i/import-antennas', async () => [
			400,
			JSON.stringify({ error: { code, id: 'x', message: code, kind: 'client' } }),
		]);
		await importFile('Antennas', '[]', `${code}.json`);
		await refused(why);
	}
});
