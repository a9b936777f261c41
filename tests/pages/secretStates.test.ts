import { draft } from '@tests/factories/draft';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ERROR_IDS } from '@/api/errorIds';
import type { Person } from '../e2e/support/Home';
import { someName } from '../e2e/support/Home';
import { dialog, message, page } from './support/menus';
import { answerAt, answerWith, changeAnswer, forgetAnswers, home, openPage, reloadPage } from './support/openPage';
import { WITHIN } from './support/Place';
import { attributes, messages, noteLogs, readable } from './support/readable';
import { addKey, codeFor, protect } from './support/twoFactor';

const PASSWORD = 'a long password of mine';

let person: Person;
beforeEach(async () => {
	person = await home.signUp();
	noteLogs();
});
afterEach(() => {
	vi.restoreAllMocks();
});

/** None of these stands where others may read it. */
function expectUnread(...secrets: readonly string[]): void {
	for (const secret of secrets) expect(`${readable()}\n${messages()}`).not.toContain(secret);
}

const form = dialog('Sign in');

async function openForm(): Promise<void> {
	await openPage(null);
	await page.getByRole('button', { name: 'Sign in' }).click();
}

async function send(username: string, password: string): Promise<void> {
	await form.getByLabel('Username').fill(username);
	await form.getByLabel('Password', { exact: true }).fill(password);
	await form.getByRole('button', { name: 'Sign in', exact: true }).click();
}

it('the form to sign in hides what was typed whatever the server says to it', async () => {
	await openForm();
	const refusals = [
		['6cc579cc-885d-43d8-95c2-b8c7fc963280', 404],
		['e03a5f46-d309-4865-9b69-56282d94e1eb', 403],
		['932c904e-9460-45b7-9ce6-7ed33be7eb2c', 403],
		['22d05606-fbcf-421a-a2db-b32610dcfd1b', 429],
		['an id that nobody knows', 400],
	] as const;
	for (const [id, status] of refusals) {
		answerWith('signin-flow', async () => [status, JSON.stringify({ error: { id, code: 'X', message: 'No.' } })]);
		await send(person.username, PASSWORD);
		await expect(form.getByRole('alert')).toBeVisible();
		expectUnread(PASSWORD);
	}
	answerWith('signin-flow', async () => {
		throw new TypeError('Failed to fetch');
	});
	await send(person.username, PASSWORD);
	await expect(form.getByRole('alert')).toContainText('Check your connection');
	expectUnread(PASSWORD);
});

it('a captcha that is asked for leaves the password where it was', async () => {
	changeAnswer('meta', { enableTestcaptcha: true });
	answerWith('signin-flow', async () => [200, JSON.stringify({ finished: false, next: 'captcha' })]);
	await openForm();
	await send(person.username, PASSWORD);
	await expect(form.getByText('Solve the captcha, then sign in.')).toBeVisible();
	expectUnread(PASSWORD);
});

it('a one-time code, a backup code and a key’s answer stand nowhere, whether they are right or not', async () => {
	const secret = await protect(person);
	await addKey(person, secret);
	await openForm();
	await send(person.username, person.password);
	const code = form.getByLabel('One-time code');
	await expect(code).toBeVisible();
	expectUnread(person.password);
	for (const wrong of ['918273', 'backup-code-of-nobody']) {
		await code.fill(wrong);
		await form.getByRole('button', { name: 'Sign in', exact: true }).click();
		await expect(form.getByRole('alert')).toBeVisible();
		expectUnread(person.password, wrong);
	}
	const right = codeFor(secret);
	await code.fill(right);
	await form.getByRole('button', { name: 'Sign in', exact: true }).click();
	await expect.poll(() => localStorage.getItem('account')).toContain(person.id);
	const { token } = JSON.parse(localStorage.getItem('account') ?? '{}') as { readonly token: string };
	expect(token.length).toBeGreaterThan(8);
	expectUnread(person.password, right, token);
	await reloadPage();
	await expect(page.getByRole('button', { name: `Accounts, signed in as @${person.username}` })).toBeVisible();
	expectUnread(person.password, right, token);
});

it('a sign-in whose account can’t be read says so without the token', async () => {
	answerWith('i', async () => [
		403,
		JSON.stringify({ error: { id: ERROR_IDS.accountSuspended, code: 'X', message: 'No.' } }),
	]);
	let token = '';
	answerWith('signin-flow', async params => {
		const answer = await home.call<{ i?: string }>('signin-flow', params);
		token = answer.i ?? token;
		return [200, JSON.stringify(answer)];
	});
	await openForm();
	await send(person.username, person.password);
	await expect(form.getByRole('alert')).toContainText('This account is suspended');
	expect(token).not.toBe('');
	expectUnread(person.password, token);
});

it('signing up hides passwords and the invitation, refused or made', async () => {
	changeAnswer('meta', { serverRules: [], tosUrl: null, privacyPolicyUrl: null, disableRegistration: true });
	const made = vi.fn();
	answerWith('signup', async () => [400, '']);
	await openForm();
	await form.getByRole('button', { name: 'No account yet? Sign up' }).click();
	const up = dialog('Sign up');
	const username = someName();
	await up.getByLabel('Username').fill(username);
	await up.getByLabel('Password', { exact: true }).fill(PASSWORD);
	await up.getByLabel('Repeat password').fill(PASSWORD);
	await up.getByLabel('Invitation code').fill('HARBOUR-INVITES');
	await up.getByRole('button', { name: 'Create account' }).click();
	await expect(up.getByText(/invitation/i).first()).toBeVisible();
	await expect(up.getByRole('alert').first()).toBeVisible();
	expectUnread(PASSWORD, 'HARBOUR-INVITES');
	answerWith('signup', async () => {
		made();
		return [200, JSON.stringify({ id: person.id, token: person.token })];
	});
	await up.getByRole('button', { name: 'Create account' }).click();
	await expect.poll(() => localStorage.getItem('account')).toContain(person.id);
	expect(made).toHaveBeenCalled();
	expectUnread(PASSWORD, 'HARBOUR-INVITES', person.token);
});

it('links that were mailed show their code in their own address alone, and the token never', async () => {
	await openPage(null, { path: '/reset-password/made-up-secret' });
	const main = page.getByRole('main');
	await main.getByLabel('New password').fill(PASSWORD);
	await main.getByLabel('Repeat password').fill(PASSWORD);
	expect(attributes()).not.toContain('made-up-secret');
	await main.getByRole('button', { name: 'Set password' }).click();
	await expect(main.getByText('This link isn’t valid any more.')).toBeVisible();
	expect(attributes() + messages()).not.toContain('made-up-secret');
	expectUnread(PASSWORD);

	answerWith('signup-pending', async () => [200, JSON.stringify({ id: person.id, i: person.token })]);
	await openPage(null, { path: '/signup-complete/code-of-a-mail' });
	const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
	await page.getByRole('button', { name: 'Create account' }).click();
	await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/'), WITHIN);
	expect(attributes() + messages()).not.toContain('code-of-a-mail');
	expectUnread(person.token);
});

it('the return from another server’s page leaves neither the session nor the token behind', async () => {
	const session = '0a1b2c3d-0000-4000-8000-000000000000';
	const other = { session, origin: home.origin, at: Date.now() };
	await openPage(null);
	localStorage.setItem('miauth', JSON.stringify([other]));
	// The server may be away: it is asked again.
	answerAt(`/api/miauth/${session}/check`, async () => {
		throw new TypeError('Failed to fetch');
	});
	await reloadPage(`/?session=${session}`);
	await expect(message).toContainText('The server didn’t respond');
	await expect(message.getByRole('button', { name: 'Retry' })).toBeVisible();
	expectUnread(session);
	answerAt(`/api/miauth/${session}/check`, async () => [
		200,
		JSON.stringify({ ok: true, token: person.token, user: { id: person.id, username: person.username } }),
	]);
	await reloadPage(`/?session=${session}`);
	await expect(page.getByRole('button', { name: `Accounts, signed in as @${person.username}` })).toBeVisible();
	expectUnread(session, person.token);
});

it('signing out everywhere takes the password, and keeps it to itself', async () => {
	await openPage(person, { path: '/settings/security' });
	const everywhere = page.locator('[data-marker="regenerateToken"]');
	const submit = async (password: string) => {
		await everywhere.getByLabel('Current password').fill(password);
		await everywhere.getByRole('button', { name: 'Sign out everywhere' }).click();
		await message.getByRole('button', { name: 'Sign out everywhere' }).click();
	};
	await submit('not the password');
	await expect(everywhere.getByRole('alert')).toHaveText('Wrong password.');
	await expect(everywhere.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
	expectUnread('not the password');
	await home.call('i', {}, person);
	answerWith('i/regenerate-token', async () => [429, '{"error":{"code":"RATE_LIMIT_EXCEEDED"}}']);
	await submit(person.password);
	await expect(everywhere.getByRole('alert')).toContainText('too often');
	await expect(everywhere.getByLabel('Current password')).not.toHaveAttribute('aria-invalid', 'true');
	forgetAnswers();
	await submit(person.password);
	await expect(message).toContainText('This account was signed out elsewhere');
	expectUnread(person.password, person.token);
	await expect(home.call('i', {}, person)).rejects.toThrow('AUTHENTICATION_FAILED');
});

it('a token is kept in the list of accounts alone, which no plugin’s data, backup or global has', async () => {
	await openPage(person, { path: '/settings/accounts', base: { ui: 'deck' } });
	await expect(page.locator('main li').filter({ hasText: person.username })).toBeVisible();
	const { drafts } = await import('@/stores/drafts');
	drafts.set(drafts.keyOf(`${new URL(home.origin).host}/${person.id}`, 'new'), draft({ text: 'high water' }), {});
	const { preferences } = await import('@/stores/preferences/Preferences');
	await preferences.settled();
	const holders = (storage: Storage) =>
		Object.entries(storage).flatMap(([name, value]) => (String(value).includes(person.token) ? name : []));
	expect(holders(localStorage).toSorted()).toEqual(['account', 'accounts']);
	expect(holders(sessionStorage)).toEqual([]);
	expect(JSON.stringify(preferences.profile)).not.toContain(person.token);
	expect(JSON.stringify(history.state)).not.toContain(person.token);
	expect(globals()).not.toContain(person.token);
	expectUnread(person.token);
});

/** What any script of the page could read from its globals without asking storage. The test runner has its own there. */
function globals(): string {
	const own = Object.getOwnPropertyNames(window).filter(name => !/storage|^__vitest/i.test(name));
	return own.map(name => shown(Reflect.get(window, name))).join('\n');
}

function shown(value: unknown): string {
	if (typeof value === 'string') return value;
	if (typeof value !== 'object' || value === null || value instanceof Node || value === window) return '';
	try {
		return JSON.stringify(value) ?? '';
	} catch {
		// A circular one belongs to the browser.
		return '';
	}
}
