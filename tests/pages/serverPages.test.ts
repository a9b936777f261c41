import { afterEach, expect, it } from 'vitest';
import { admin, makeRole, moderator } from '../e2e/support/staff';
import { menuItem, message, page } from './support/menus';
import { answerAt, answerWith, changeAnswer, home, openPage } from './support/openPage';

const tab = (name: string) => page.getByRole('tab', { name });
const answer = (value: unknown) => async () => [200, JSON.stringify(value)] as const;

it('the server tells of itself, with only the legal pages that it has', async () => {
	changeAnswer('meta', {
		description: 'A town that **floats**.',
		serverRules: ['Be kind to ropes.'],
		maintainerName: 'The harbourmaster',
		tosUrl: 'https://far.example/terms',
		impressumUrl: null,
	});
	await openPage(null, { path: '/about' });
	await expect(page.getByText('Be kind to ropes.')).toBeVisible();
	await expect(page.getByText('The harbourmaster')).toBeVisible();
	await expect(page.locator('b').filter({ hasText: 'floats' })).toHaveCount(1);
	await expect(page.getByRole('link', { name: /Terms of use/ })).toHaveAttribute('href', 'https://far.example/terms');
	await expect(page.getByRole('link', { name: /Imprint/ })).toHaveCount(0);
	await page.getByRole('link', { name: 'Contact' }).click();
	await expect(page.getByText('The harbourmaster')).toBeVisible();
});

it('its emojis are found by name, tag and category', async () => {
	const emoji = (name: string, category: string | null, aliases: readonly string[]) => ({
		...{ name, category, aliases },
		url: 'https://far.example/e.webp',
	});
	const emojis = [emoji('helm', 'Gear', ['wheel']), emoji('sail', 'Gear', ['cloth']), emoji('shell', null, [])];
	answerWith('emojis', answer({ emojis }));
	await openPage(await home.signUp(), { path: '/about#emojis' });
	const found = (name: string) => page.locator('button[value]').filter({ hasText: name });
	await expect(found('shell')).toBeVisible();
	await page.getByLabel('Name or tag').fill('whee');
	await expect(found('sail')).toHaveCount(0);
	await expect(found('helm')).toBeVisible();
	await page.getByLabel('Name or tag').fill('');
	await page.getByRole('button', { name: 'cloth' }).click();
	await expect(found('helm')).toHaveCount(0);
	await found('sail').click();
	await expect(menuItem('Copy emoji')).toBeVisible();
});

it('the servers that it knows are narrowed and lead to their pages', async () => {
	await openPage(await home.signUp(), { path: '/about#federation' });
	const far = page.getByRole('link', { name: /Far Harbour/ });
	await expect(far).toBeVisible();
	await page.getByLabel('Which servers').selectOption({ label: 'Blocked' });
	await expect(page.getByText('No other servers')).toBeVisible();
	await page.getByLabel('Which servers').selectOption({ label: 'All servers' });
	await far.click();
	await expect(page.getByRole('heading', { name: 'Far Harbour' }).first()).toBeVisible();
	await tab('People').click();
	await expect(page.getByText('No one from there is known here')).toBeVisible();
	await tab('Raw data').click();
	await expect(page.getByText(/"host": "far.example"/)).toBeVisible();
	await openPage(null, { path: '/instance-info/nowhere.example' });
	await expect(page.getByText('Unknown server')).toBeVisible();
});

it('charts tell the figures of the moment that is chosen, and hide lines', async () => {
	const counts = (value: number) => Array.from({ length: 90 }, () => value);
	answerWith('charts/active-users', answer({ read: counts(7), write: counts(3), readWrite: null }));
	await openPage(null, { path: '/about#charts' });
	const line = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}\\b`) });
	await expect(line('Read 7')).toBeVisible();
	await line('Wrote').click();
	await expect(line('Wrote')).toHaveAttribute('aria-pressed', 'false');
	answerWith('charts/notes', async () => [500, JSON.stringify({ error: { code: 'INTERNAL_ERROR', id: 'x' } })]);
	await page.getByLabel('Chart', { exact: true }).selectOption({ label: 'Notes by kind' });
	await expect(page.getByText('Server error')).toBeVisible();
});

it('who comes back of those who registered is drawn, where anybody did', async () => {
	const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
	answerWith('retention', answer([{ createdAt: ago(3), users: 4, data: { [ago(2).slice(0, 10)]: 3 } }]));
	await openPage(null, { path: '/about#charts' });
	await expect(page.getByText('75% a day later')).toBeVisible();
	await expect(page.getByRole('img', { name: 'Who came back of those who joined on 1 day' })).toBeVisible();
	answerWith('retention', answer([]));
	await openPage(null, { path: '/about#charts' });
	await expect(page.getByLabel('Chart', { exact: true })).toBeVisible();
	await expect(page.getByText('Who comes back')).toHaveCount(0);
});

it('the client names its version, and its libraries with their licences', async () => {
	const libraries = [{ name: 'sail', version: '1.2.3', license: 'MIT', text: 0 }];
	answerAt('/assets/libraries.json', answer({ ownText: 'Ours', libraries, texts: ['Permission is granted.'] }));
	await openPage(null, { path: '/about-quarterdeck' });
	await expect(page.getByText(/^Version \d/)).toBeVisible();
	await expect(page.getByText('sail')).toBeVisible();
	await page.getByLabel('Name or license').fill('GPL');
	await expect(page.getByText('Nothing found')).toBeVisible();
});

it('today’s ads are listed, and one can be seen less often', async () => {
	const ad = {
		id: 'a',
		place: 'square',
		ratio: 1,
		url: 'https://far.example/',
		imageUrl: 'https://far.example/a.webp',
	};
	changeAnswer('meta', { ads: [ad] });
	await openPage(await home.signUp(), { path: '/ads' });
	await page.getByRole('button', { name: 'Show less often' }).click();
	await expect(page.getByRole('button', { name: 'Show as usual' })).toBeVisible();
});

const roles: string[] = [];
afterEach(async () => {
	for (const roleId of roles.splice(0)) await home.call('admin/roles/delete', { roleId }, await admin(home));
});

it('invitations are made up to the limit, listed, and deleted', async () => {
	const person = await home.signUp();
	const policy = (value: unknown) => ({ useDefault: false, priority: 0, value });
	const policies = { canInvite: policy(true), inviteLimit: policy(1), inviteLimitCycle: policy(60) };
	const roleId = await makeRole(home, 'Inviters', { policies });
	roles.push(roleId);
	await home.call('admin/roles/assign', { roleId, userId: person.id }, await admin(home));
	await openPage(person, { path: '/invite' });
	await expect(page.getByText('1 left.')).toBeVisible();
	await page.getByRole('button', { name: 'Make a code' }).click();
	await expect(page.getByText('Not used yet')).toBeVisible();
	await expect(page.getByText(/The next one is possible/)).toBeVisible();
	await page.getByRole('button', { name: /^Delete / }).click();
	await message.getByRole('button', { name: 'Delete' }).click();
	await expect(page.getByText('No invitations yet')).toBeVisible();
	await expect(page.getByText('1 left.')).toBeVisible();
});

it('who may not invite is told so', async () => {
	// Moderators need a role for it too; administrators don't.
	for (const person of [await home.signUp(), await moderator(home)]) {
		await openPage(person, { path: '/invite' });
		await expect(page.getByText('You can’t invite others')).toBeVisible();
	}
	await openPage(await admin(home), { path: '/invite' });
	await expect(page.getByRole('button', { name: 'Make a code' })).toBeVisible();
	await openPage(null, { path: '/invite' });
	await expect(page.getByText('Sign in to invite others')).toBeVisible();
});
