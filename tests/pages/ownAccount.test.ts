import { expect, it } from 'vitest';
import { menuItem, message, page, toast } from './support/menus';
import { answerWith, changeAnswer, home, openPage, reloadPage } from './support/openPage';

it('words and servers are muted, unless a line is wrong', async () => {
	const person = await home.signUp();
	await openPage(person, { path: '/settings/mute-block' });
	const words = page.getByRole('region', { name: 'Muted words' });
	await words.getByLabel('Muted words').fill('fog tide\n/(/');
	await expect(words.getByRole('alert')).toContainText('Line 2 is not a valid regular expression');
	await expect(words.getByRole('button', { name: 'Save' })).toBeDisabled();
	await words.getByLabel('Muted words').fill('fog tide\n\n/lotter(y|ies)/i');
	await words.getByRole('button', { name: 'Save' }).click();
	await expect(toast('Saved.')).toBeVisible();
	const hosts = page.getByRole('region', { name: 'Muted servers' });
	await hosts.getByLabel('Muted servers').fill('https://B.example/');
	await hosts.getByRole('button', { name: 'Save' }).click();
	await expect(hosts.getByRole('button', { name: 'Discard changes' })).toHaveCount(0);
	expect(await home.call('i', {}, person)).toMatchObject({
		mutedWords: [['fog', 'tide'], '/lotter(y|ies)/i'],
		mutedInstances: ['b.example'],
	});
	// What another device has muted meanwhile stays muted.
	await home.call('i/update', { mutedWords: [['fog', 'tide'], ['ferry']] }, person);
	await words.getByLabel('Muted words').fill('fog tide\n/lotter(y|ies)/i\nlighthouse');
	await words.getByRole('button', { name: 'Save' }).click();
	await expect(words.getByLabel('Muted words')).toHaveValue('fog tide\nlighthouse\nferry');
	expect(await home.call('i', {}, person)).toMatchObject({ mutedWords: [['fog', 'tide'], ['lighthouse'], ['ferry']] });
	// Edits that the server refuses stay, also after a reload.
	const error = { code: 'TOO_MANY_MUTED_WORDS', id: 'x', message: 'No.', kind: 'client' };
	answerWith('i/update', async () => [400, JSON.stringify({ error })]);
	const hard = page.getByRole('region', { name: 'Hidden words' });
	await hard.getByLabel('Hidden words').fill('lottery');
	await hard.getByRole('button', { name: 'Save' }).click();
	await expect(hard.getByRole('alert')).toContainText('The server doesn’t allow that many words.');
	await reloadPage();
	await expect(hard.getByLabel('Hidden words')).toHaveValue('lottery');
	await expect(hard.getByText('Your unsaved changes from last time are back.')).toBeVisible();
	await expect(words.getByText('Your unsaved changes from last time are back.')).toHaveCount(0);
	await expect(words.getByLabel('Muted words')).toHaveValue('fog tide\nlighthouse\nferry');
});

it('muted and blocked people are let back', async () => {
	const [person, muted, blocked] = [await home.signUp(), await home.signUp(), await home.signUp()];
	await home.call('mute/create', { userId: muted.id, expiresAt: Date.now() + 3_600_000 }, person);
	await home.call('blocking/create', { userId: blocked.id }, person);
	await openPage(person, { path: '/settings/mute-block' });
	const mutes = page.getByRole('region', { name: 'Muted people' });
	await expect(mutes.getByText('until')).toBeVisible();
	await mutes.getByRole('button', { name: `Unmute: @${muted.username}` }).click();
	await expect(mutes.getByText('You don’t mute anyone')).toBeVisible();
	const blocks = page.getByRole('region', { name: 'Blocked people' });
	await blocks.getByRole('button', { name: 'Unblock' }).click();
	await expect(blocks.getByText('You don’t block anyone')).toBeVisible();
	await expect(page.getByText('You don’t mute anyone’s renotes')).toBeVisible();
	expect(await home.call('mute/list', {}, person)).toEqual([]);
	expect(await home.call('blocking/list', {}, person)).toEqual([]);
});

it('muted people come page by page, and each is let back', async () => {
	const person = await home.signUp();
	const muted = await Promise.all(Array.from({ length: 11 }, () => home.signUp()));
	for (const { id } of muted) await home.call('mute/create', { userId: id }, person);
	for (const { id } of muted) await home.call('renote-mute/create', { userId: id }, person);
	await openPage(person, { path: '/settings/mute-block' });
	for (const [title, takeBack, endpoint] of [
		['Muted people', 'Unmute', 'mute/list'],
		['Muted renotes', 'Show renotes', 'renote-mute/list'],
	] as const) {
		const list = page.getByRole('region', { name: title });
		await expect(list.getByRole('button', { name: `${takeBack}:` })).toHaveCount(10);
		await list.getByRole('button', { name: 'Show more' }).click();
		await expect(list.getByRole('button', { name: `${takeBack}:` })).toHaveCount(11);
		for (const { username } of [...muted.slice(0, 1), ...muted.slice(-1)]) {
			await list.getByRole('button', { name: `${takeBack}: @${username}` }).click();
			await expect(list.getByRole('button', { name: `${takeBack}: @${username}` })).toHaveCount(0);
		}
		expect(await home.call<object[]>(endpoint, { limit: 100 }, person)).toHaveLength(9);
	}
});

it('jobs are started, and say why not', async () => {
	await openPage(await home.signUp(), { path: '/settings/account-data' });
	const asked: unknown[] = [];
	answerWith('i/export-following', async ({ i: _, ...params }) => {
		asked.push(params);
		return [204, ''];
	});
	await page.getByLabel('Export without inactive accounts').click();
	await page.getByRole('button', { name: 'Export Following' }).click();
	await expect(toast('Following: export started.')).toBeVisible();
	expect(asked).toEqual([{ excludeMuting: false, excludeInactive: true }]);

	const error = { code: 'EMPTY_FILE', id: 'x', message: 'Empty.', kind: 'client' };
	answerWith('i/import-following', async ({ fileId }) =>
		typeof fileId === 'string' ? [400, JSON.stringify({ error })] : null,
	);
	await page.getByRole('button', { name: 'Import Following' }).click();
	await menuItem('Upload a file').click();
	// The role allows no such type, but the server takes it for plain text.
	const file = new File(['@mara@a.example\n'], 'following.csv', { type: 'text/csv' });
	await page.getByLabel('File for Following').filter({ hasText: /^$/ }).setInputFiles([file]);
	await message.getByRole('button', { name: 'Import' }).click();
	await expect(message).toContainText('That file is empty.');
	await message.getByRole('button', { name: 'Got it' }).click();
	await expect(message).toHaveCount(0);
});

it('an email address is set with the password', async () => {
	await openPage(await home.signUp(), { path: '/settings/email' });
	const section = page.getByRole('region', { name: 'Email address' });
	await section.getByLabel('Email address', { exact: true }).fill('mara@a.example');
	await section.getByLabel('Current password').fill('wrong');
	const refused = (code: string) => JSON.stringify({ error: { code, id: 'x', message: code, kind: 'client' } });
	answerWith('i/update-email', async ({ password, email }) => {
		if (password === 'wrong') return [400, refused('INCORRECT_PASSWORD')];
		return email === 'mara@a.example'
			? [400, refused('UNAVAILABLE')]
			: [200, JSON.stringify({ email, emailVerified: false })];
	});
	await section.getByRole('button', { name: 'Save' }).click();
	await expect(section.getByRole('alert')).toContainText('Wrong password.');
	await section.getByLabel('Current password').fill('right');
	await section.getByRole('button', { name: 'Save' }).click();
	await expect(section.getByRole('alert')).toContainText('or another account has it');
	await section.getByLabel('Email address', { exact: true }).fill('mara@b.example');
	await section.getByRole('button', { name: 'Save' }).click();
	await expect(section.getByText('mara@b.example (not confirmed yet')).toBeVisible();
});

it('kinds of emails are chosen', async () => {
	const person = await home.signUp();
	await openPage(person, { path: '/settings/email' });
	const section = page.getByRole('region', { name: 'Emails' });
	await section.getByLabel('Mentions').click();
	await section.getByRole('button', { name: 'Save' }).click();
	await expect(toast('Saved.')).toBeVisible();
	const { emailNotificationTypes } = await home.call<{ emailNotificationTypes: string[] }>('i', {}, person);
	expect(emailNotificationTypes).toContain('mention');
});

it('sign-ins are listed page by page', async () => {
	await openPage(await home.signUp(), { path: '/settings/security' });
	const attempt = (index: number) => ({
		id: `attempt ${index}`,
		createdAt: new Date(Date.now() - index * 60_000).toISOString(),
		ip: `127.0.0.${index}`,
		headers: { 'user-agent': `Browser ${index}` },
		success: index > 0,
	});
	answerWith('i/signin-history', async ({ untilId }) => {
		const from = untilId === undefined ? 0 : 10;
		const told = Array.from({ length: untilId === undefined ? 10 : 2 }, (_, index) => attempt(from + index));
		return [200, JSON.stringify(told)];
	});
	const section = page.getByRole('region', { name: 'Sign-in history' });
	await reloadPage();
	await expect(section.getByRole('listitem')).toHaveCount(10);
	await expect(section.getByRole('listitem').first()).toContainText('Failed');
	await section.getByRole('button', { name: 'Show more' }).click();
	await expect(section.getByRole('listitem')).toHaveCount(12);
	await expect(section.getByRole('listitem').last()).toContainText('127.0.0.11');
});

it('an account tells what it is and may do, names others, and moves once that was typed', async () => {
	const [person, other] = [await home.signUp(), await home.signUp()];
	await openPage(person, { path: '/settings/other' });
	const info = page.getByRole('region', { name: 'About this account' });
	await expect(info).toContainText(person.id);
	await expect(page.getByRole('region', { name: 'Roles' })).toContainText('Post public notes');
	const aliases = page.getByRole('region', { name: 'Your other accounts' });
	await aliases.getByLabel('Your other accounts').fill('@nobody');
	await expect(aliases.getByRole('alert')).toContainText('Line 1');
	await aliases.getByLabel('Your other accounts').fill(`${person.username}@${home.host}`);
	await aliases.getByRole('button', { name: 'Save' }).click();
	await expect(aliases.getByRole('alert')).toContainText('This is the account you are using.');
	await aliases.getByLabel('Your other accounts').fill(`@${other.username}@${home.host}`);
	await aliases.getByRole('button', { name: 'Save' }).click();
	await expect(aliases.getByRole('button', { name: 'Discard changes' })).toHaveCount(0);

	const away = page.getByRole('region', { name: 'Move to another account' });
	const error = { code: 'DESTINATION_ACCOUNT_FORBIDS', id: 'x', message: 'No.', kind: 'client' };
	answerWith('i/move', async () => [400, JSON.stringify({ error })]);
	await away.getByLabel('Other account').fill(`@${other.username}@${home.host}`);
	await expect(away.getByRole('button', { name: 'Move' })).toBeDisabled();
	await away.getByLabel(`Type ${person.username} to confirm`).fill(person.username);
	await away.getByRole('button', { name: 'Move' }).click();
	await message.getByRole('button', { name: 'Move' }).click();
	await expect(away.getByRole('alert')).toContainText('That account doesn’t name this one.');
});

it('an account is deleted once its name and password were typed, and says so while that lasts', async () => {
	const person = await home.signUp();
	await openPage(person, { path: '/settings/other' });
	const section = page.getByRole('region', { name: 'Delete account' });
	const asked: unknown[] = [];
	answerWith('i/delete-account', async ({ password }) => {
		asked.push(password);
		return [204, ''];
	});
	await section.getByLabel('Current password').fill('right');
	await expect(section.getByRole('button', { name: 'Delete account' })).toBeDisabled();
	await section.getByLabel(`Type ${person.username} to confirm`).fill(person.username);
	await section.getByRole('button', { name: 'Delete account' }).click();
	await message.getByRole('button', { name: 'Cancel' }).click();
	expect(asked).toEqual([]);
	changeAnswer('i', { isDeleted: true }, { i: person.token });
	await section.getByRole('button', { name: 'Delete account' }).click();
	await message.getByRole('button', { name: 'Delete account' }).click();
	await expect(section.getByText('The server is deleting this account.')).toBeVisible();
	expect(asked).toEqual(['right']);
	await expect(message).toContainText('accountDeletionInProgress');
	await message.getByRole('button', { name: 'Got it' }).click();
	await expect(message).toHaveCount(0);
	// And again at each start.
	await reloadPage('/settings/other');
	await expect(message).toContainText('accountDeletionInProgress');
	await message.getByRole('button', { name: 'Got it' }).click();
	await expect(message).toHaveCount(0);
});

it('decorations are put on, arranged and saved within their limit', async () => {
	const person = await home.signUp();
	const ring = { id: 'ring', name: 'Ring', description: '', url: 'https://a.example/r.png' };
	const all = [
		{ ...ring, roleIdsThatCanBeUsedThisDecoration: [] },
		{ ...ring, id: 'crown', name: 'Crown', roleIdsThatCanBeUsedThisDecoration: ['artist'] },
	];
	answerWith('get-avatar-decorations', async () => [200, JSON.stringify(all)]);
	const { policies } = await home.call<{ policies: object }>('i', {}, person);
	changeAnswer('i', { policies: { ...policies, avatarDecorationLimit: 1 } }, { i: person.token });
	await openPage(person, { path: '/settings/avatar-decoration' });
	await expect(page.getByRole('button', { name: 'Put on Crown' })).toBeDisabled();
	await page.getByRole('button', { name: 'Put on Ring' }).click();
	await expect(page.getByRole('button', { name: 'Put on Ring' })).toBeDisabled();
	await page.getByLabel('Angle', { exact: true }).fill('90');
	await page.getByLabel('Mirror').click();
	const preview = page.getByRole('img', { name: 'Your avatar with its decorations' });
	await expect(preview.locator('img[src*="r.png"]')).toHaveAttribute('style', /rotate: 0.25turn/);
	const sent: unknown[] = [];
	answerWith('i/update', async ({ i: _, ...params }) => {
		sent.push(params);
		return [200, JSON.stringify({ id: person.id, username: person.username })];
	});
	// Not saved yet: it is there again.
	await reloadPage();
	await page.getByRole('button', { name: 'Save' }).click();
	await expect(toast('Decorations saved.')).toBeVisible();
	expect(sent).toEqual([{ avatarDecorations: [{ id: 'ring', angle: 0.25, flipH: true, offsetX: 0, offsetY: 0 }] }]);
	await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
});

it('the accounts of the device are switched and removed', async () => {
	const [person, other] = [await home.signUp(), await home.signUp()];
	await openPage(person, { path: '/settings/accounts', others: [other] });
	await expect(page.getByText('In use')).toBeVisible();
	const name = `@${other.username}@${home.host}`;
	await page.getByRole('button', { name: `Sign out of ${name}` }).click();
	await expect(message).toContainText(name);
	await message.getByRole('button', { name: 'Cancel' }).click();
	await page.getByRole('button', { name: `Sign out of ${name}` }).click();
	await message.getByRole('button', { name: 'Sign out' }).click();
	await expect(page.getByRole('button', { name: `Switch to ${name}` })).toHaveCount(0);
	expect(JSON.parse(localStorage.getItem('accounts') ?? '[]')).toHaveLength(1);
});
