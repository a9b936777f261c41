import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ERROR_IDS } from '@/api/errorIds';
import type { Person } from '../e2e/support/Home';
import { dialog, menuItem, message, page, pressKey } from './support/menus';
import { type Answer, answerWith, home, openPage, reloadPage, setPreferences } from './support/openPage';
import { WITHIN } from './support/Place';

const PATH = '/settings/accounts';
const host = new URL(home.origin).host;

let mara: Person;
let noor: Person;
let rin: Person;
beforeEach(async () => {
	[mara, noor, rin] = await Promise.all([home.signUp(), home.signUp(), home.signUp()]);
});

afterEach(() => {
	vi.restoreAllMocks();
});

const nameOf = ({ username }: Person) => `@${username}@${host}`;
/** The row of an account, or of one that has left. */
const row = (person: Person) => page.locator('main li').filter({ hasText: nameOf(person) });
const storedIds = () =>
	(JSON.parse(localStorage.getItem('accounts') ?? '[]') as { readonly id: string }[]).map(({ id }) => id);
const openMenu = () => page.getByRole('button', { name: `Accounts, signed in as @${mara.username}` }).click();

/** What the server answers these people who ask for their account; everybody else is answered by the server itself. */
function answerTo(answers: ReadonlyMap<Person, () => Promise<Answer>>): void {
	answerWith('i', async ({ i }) => [...answers].find(([{ token }]) => token === i)?.[1]() ?? null);
}

const refused =
	(id: string, status = 403) =>
	async (): Promise<Answer> => [status, JSON.stringify({ error: { id, code: 'X', message: 'No.' } })];
const isAway = async (): Promise<Answer> => {
	throw new TypeError('Failed to fetch');
};
const changed = (person: Person, change: object) => async (): Promise<Answer> => [
	200,
	JSON.stringify({ ...(await home.call<object>('i', {}, person)), ...change }),
];

it('each account shows its server, what is unread and its columns, in the menu too', async () => {
	await home.call('following/create', { userId: noor.id }, rin);
	const column = { type: 'home', width: 300, height: 1, withRenotes: true, withReplies: true, withSensitive: true };
	const columns = [
		{ ...column, id: 'a', account: null, target: null, name: null, onlyFiles: false },
		{ ...column, id: 'b', account: `${host}/${noor.id}`, target: null, name: 'Harbour', onlyFiles: false },
	];
	setPreferences({ 'deck.profiles': [{ id: 'default', name: 'Bridge', columns, layout: [['a'], ['b']] }] });
	answerTo(new Map([[noor, changed(noor, { unreadNotificationsCount: 120 })]]));
	await openPage(mara, { path: PATH, others: [noor, rin] });
	await expect(row(mara)).toContainText('In use');
	await expect(row(mara)).toContainText('Nothing unread · Columns: Home');
	await expect(row(noor)).toContainText('120 unread notifications · Columns: Harbour');
	await expect(row(rin)).toContainText('No columns');
	await openMenu();
	await expect(menuItem(new RegExp(`${nameOf(noor)}.*120 unread notifications`))).toBeVisible();
});

it('accounts are put in order by keys, and stay so; the menu has the same order', async () => {
	await openPage(mara, { path: PATH, others: [noor, rin] });
	await page.getByRole('button', { name: `Move ${nameOf(rin)}, place 3 of 3` }).focus();
	pressKey('ArrowUp');
	await expect(page.getByRole('status').filter({ hasText: 'moved to place 2 of 3' })).toHaveCount(1);
	pressKey('ArrowUp');
	await expect.poll(storedIds).toEqual([rin.id, mara.id, noor.id]);
	await reloadPage(PATH);
	await expect(page.locator('main li').first()).toContainText(nameOf(rin));
	await openMenu();
	await expect(menuItem(new RegExp(nameOf(noor)))).toBeVisible();
	const shown = page
		.getByRole('menu')
		.getByRole('menuitem')
		.all.map(({ textContent }) => textContent ?? '');
	const order = [rin, noor].map(person => shown.findIndex(text => text.includes(nameOf(person))));
	expect(order[0]).toBeLessThan(order[1] ?? 0);
});

it('a moved account says where it went, and leads there', async () => {
	answerTo(
		new Map([
			[noor, changed(noor, { movedTo: 'https://b.example/users/1' })],
			[rin, changed(rin, { movedTo: `${home.origin}/users/${mara.id}` })],
		]),
	);
	answerWith('ap/show', async ({ uri }) => {
		const object = uri === 'https://b.example/users/1' ? { id: '1', username: 'noor', host: 'b.example' } : mara;
		return [200, JSON.stringify({ type: 'User', object: { host: null, ...object } })];
	});
	await openPage(mara, { path: PATH, others: [noor, rin] });
	await expect(row(noor)).toContainText('This account has moved to @noor@b.example');
	await expect(row(rin)).toContainText(`This account has moved to ${nameOf(mara)}`);
	// The page's own account needs no switching.
	await expect(row(rin).getByRole('button', { name: /^(Add|Switch to @.* @)/ })).toHaveCount(0);
	await row(noor).getByRole('button', { name: 'Add @noor@b.example' }).click();
	await expect(dialog('Sign in').getByLabel('Use an account on another server')).toHaveValue('b.example');
});

it.each([
	['suspended', ERROR_IDS.accountSuspended, 'This account is suspended', 'Only the moderators'],
	['deleted', ERROR_IDS.accountDeleted, 'This account was deleted', 'It can’t come back.'],
	['revoked', ERROR_IDS.tokenRevoked, 'This account was signed out elsewhere', 'Its password was changed'],
])(
	'an account that was %s leaves the list for that of former ones, with what can be done',
	async (end, id, told, next) => {
		answerTo(new Map([[noor, refused(id)]]));
		await openPage(mara, { path: PATH, others: [noor] });
		const former = page.getByRole('region', { name: 'No longer signed in' });
		await expect(former).toContainText(told);
		await expect(former).toContainText(next);
		expect(storedIds()).toEqual([mara.id]);
		expect(JSON.stringify(localStorage)).not.toContain(noor.token);
		const again = former.getByRole('button', { name: 'Sign in again' });
		await expect(again).toHaveCount(end === 'deleted' ? 0 : 1);
		await expect(former.getByRole('link', { name: `Contact ${host}` })).toHaveCount(end === 'suspended' ? 1 : 0);
		await former.getByRole('button', { name: `Remove ${nameOf(noor)} from this list` }).click();
		await expect(former).toHaveCount(0);
	},
);

it('an account whose server is away, or that can’t be read, stays and is asked for again', async () => {
	const answers = new Map([
		[noor, isAway],
		[rin, refused('the-id', 400)],
	]);
	answerTo(answers);
	await openPage(mara, { path: PATH, others: [noor, rin] });
	await expect(row(noor)).toContainText(`${host} isn’t responding.`);
	await expect(row(rin)).toContainText('Failed to fetch account information: No.');
	await expect(row(rin)).toContainText('the-id');
	answers.clear();
	for (const person of [noor, rin]) {
		await row(person).getByRole('button', { name: 'Retry' }).click();
		await expect(row(person)).toContainText('Nothing unread');
	}
	expect(storedIds()).toEqual([mara.id, noor.id, rin.id]);
});

it('switching asks the server first: one that has ended is told and leaves, the page’s account stays', async () => {
	answerTo(new Map([[noor, refused(ERROR_IDS.tokenRevoked, 401)]]));
	await openPage(mara, { others: [noor, rin] });
	await openMenu();
	await expect(menuItem(new RegExp(`${nameOf(noor)}.*signed out elsewhere`))).toBeVisible();
	await menuItem(new RegExp(nameOf(noor))).click();
	await expect(message).toContainText('This account was signed out elsewhere');
	await message.getByRole('button', { name: 'Got it' }).click();
	await expect.poll(storedIds).toEqual([mara.id, rin.id]);
	expect(JSON.parse(localStorage.getItem('account') ?? 'null')).toMatchObject({ id: mara.id });
});

it('switching says why an account could not be read, and asks where its server is away', async () => {
	const answers = new Map([[noor, refused('the-id', 400)]]);
	answerTo(answers);
	await openPage(mara, { path: PATH, others: [noor] });
	const choose = () =>
		row(noor)
			.getByRole('button', { name: `Switch to ${nameOf(noor)}` })
			.click();
	const current = () => JSON.parse(localStorage.getItem('account') ?? 'null') as { readonly id: string };
	await choose();
	await expect(message).toContainText('Failed to fetch account information');
	await expect(message).toContainText('the-id');
	await message.getByRole('button', { name: 'Got it' }).click();
	answers.set(noor, refused('any', 502));
	await choose();
	await expect(message).toContainText(`${host} couldn’t confirm the account.`);
	await message.getByRole('button', { name: 'Cancel' }).click();
	expect(current().id).toBe(mara.id);
	await choose();
	await message.getByRole('button', { name: 'Switch anyway' }).click();
	await expect.poll(() => current().id).toBe(noor.id);
});

it('what was not sent stays when its account leaves, and is there when it is added again', async () => {
	const key = `${host}/${noor.id}`;
	await openPage(mara, { path: PATH, others: [noor] });
	const { drafts } = await import('@/stores/drafts');
	const { draft } = await import('@tests/factories/draft');
	drafts.set(drafts.keyOf(key, 'new'), draft({ text: 'half a thought' }), {});
	await row(noor)
		.getByRole('button', { name: `Sign out of ${nameOf(noor)}` })
		.click();
	await expect(message).toContainText('1 draft');
	await message.getByRole('button', { name: 'Cancel' }).click();
	expect(storedIds()).toEqual([mara.id, noor.id]);
	await row(noor)
		.getByRole('button', { name: `Sign out of ${nameOf(noor)}` })
		.click();
	await message.getByRole('button', { name: 'Keep on this device' }).click();
	const former = page.getByRole('region', { name: 'No longer signed in' });
	await expect(former).toContainText('Unsent work on this device');
	await former.getByRole('button', { name: 'Sign in again' }).click();
	const form = dialog('Sign in');
	await expect(form.getByLabel('Username')).toHaveValue(noor.username);
	await form.getByLabel('Password', { exact: true }).fill(noor.password);
	// The page would be loaded anew with this account then, which isn't possible here.
	const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
	await form.getByRole('button', { name: 'Sign in', exact: true }).click();
	await vi.waitFor(() => expect(assign).toHaveBeenCalled(), WITHIN);
	expect(storedIds()).toEqual([mara.id, noor.id]);
	await reloadPage(PATH);
	await expect(row(noor)).toContainText('In use');
	await expect(former).toHaveCount(0);
	const again = await import('@/stores/drafts');
	expect(again.drafts.list(key).map(each => each.draft.text)).toEqual(['half a thought']);
});

it('the last account that leaves asks for what was kept of those before, as all is cleared then', async () => {
	await openPage(mara, { path: PATH, others: [noor] });
	const { drafts } = await import('@/stores/drafts');
	const { draft } = await import('@tests/factories/draft');
	drafts.set(drafts.keyOf(`${host}/${noor.id}`, 'new'), draft({ text: 'half a thought' }), {});
	const signOut = (person: Person) =>
		row(person)
			.getByRole('button', { name: `Sign out of ${nameOf(person)}` })
			.click();
	await signOut(noor);
	await message.getByRole('button', { name: 'Keep on this device' }).click();
	await expect(page.getByRole('region', { name: 'No longer signed in' })).toContainText(nameOf(noor));
	await signOut(mara);
	await expect(message).toContainText('1 draft');
	await expect(message.getByRole('button', { name: 'Save to file' })).toBeVisible();
	await expect(message.getByRole('button', { name: 'Keep on this device' })).toHaveCount(0);
	await message.getByRole('button', { name: 'Cancel' }).click();
	expect(storedIds()).toEqual([mara.id]);
	expect(drafts.list(`${host}/${noor.id}`)).toHaveLength(1);
});

it('all accounts are removed at once, if that is confirmed', async () => {
	await openPage(mara, { path: PATH, others: [noor] });
	const press = () => page.getByRole('button', { name: 'Sign out of all accounts' }).click();
	await press();
	await expect(message).toContainText('2 accounts will be removed from this device.');
	await message.getByRole('button', { name: 'Cancel' }).click();
	expect(storedIds()).toEqual([mara.id, noor.id]);
	const { drafts } = await import('@/stores/drafts');
	const { draft } = await import('@tests/factories/draft');
	drafts.set(drafts.keyOf(`${host}/${noor.id}`, 'new'), draft({ text: 'half a thought' }), {});
	await press();
	await expect(message).toContainText('1 draft');
	await expect(message.getByRole('button', { name: 'Save to file' })).toBeVisible();
	const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
	await message.getByRole('button', { name: 'Sign out of all accounts' }).click();
	await vi.waitFor(() => expect(assign).toHaveBeenCalled(), WITHIN);
	expect(localStorage.getItem('accounts')).toBeNull();
	expect(localStorage.getItem('account')).toBeNull();
	for (const secret of [mara.token, noor.token, 'half a thought'])
		expect(JSON.stringify(localStorage)).not.toContain(secret);
});

it('creating an account is offered beside adding one', async () => {
	await openPage(mara, { path: PATH });
	await page.getByRole('button', { name: 'Create account' }).click();
	await expect(dialog('Sign up').getByLabel('Username')).toBeVisible();
});

it('loginId switches to that account; one that is not here only leaves the address', async () => {
	await openPage(mara, { others: [noor] });
	await reloadPage('/my/notifications?loginId=nobody&x=1');
	expect(location.href).toBe(`${home.origin}/my/notifications?x=1`);
	await expect(page.getByRole('button', { name: `Accounts, signed in as @${mara.username}` })).toBeVisible();
	await reloadPage(`/my/notifications?loginId=${noor.id}`);
	expect(location.href).toBe(`${home.origin}/my/notifications`);
	await expect(page.getByRole('button', { name: `Accounts, signed in as @${noor.username}` })).toBeVisible();
});

it('a sign-in from elsewhere is told, and its notification leads to the history, that of a token to the apps', async () => {
	await home.call('miauth/gen-token', { session: null, name: 'Spyglass', permission: [] }, mara);
	await openPage(mara);
	const told = page.getByRole('status').getByText(/New sign-in to @.* from 127\./);
	// What follows sign-ins comes some time after the start.
	const isTold = async () => {
		if (told.all.length === 0) await home.signIn(mara.username, mara.password);
		expect(told.all).not.toHaveLength(0);
	};
	await vi.waitFor(isTold, { timeout: 9_000, interval: 1_000 });
	await reloadPage('/my/notifications');
	await expect(page.getByText('New sign-in to your account').first()).toBeVisible();
	const targetOf = async (name: string) => (await page.getByRole('link', { name }).first().one()).getAttribute('href');
	expect(await targetOf('Review sign-ins')).toBe('/settings/security#signInHistory');
	expect(await targetOf('Review apps')).toBe('/settings/apps');
	await page.getByRole('link', { name: 'Review sign-ins' }).first().click();
	await expect(page.getByRole('region', { name: 'Sign-in history' })).toHaveAttribute('data-lit', '');
});
