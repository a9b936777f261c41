import { expect, it, vi } from 'vitest';
import { someName } from '../e2e/support/Home';
import { dialog, page } from './support/menus';
import { answerAt, answerWith, changeAnswer, home, openPage } from './support/openPage';
import { WITHIN } from './support/Place';

const PASSWORD = 'a long password';
const form = dialog('Sign up');

async function openForm(meta: object): Promise<void> {
	changeAnswer('meta', { serverRules: [], tosUrl: null, privacyPolicyUrl: null, ...meta });
	await openPage(null);
	await page.getByRole('button', { name: 'Sign in' }).click();
	await dialog('Sign in').getByRole('button', { name: 'No account yet? Sign up' }).click();
}

async function fillPassword(): Promise<void> {
	await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
	await form.getByLabel('Repeat password').fill(PASSWORD);
}

it('asks for what the server wants: an invitation, an address, consent', async () => {
	const sent = vi.fn();
	answerWith('signup', async params => {
		sent(params);
		return [204, ''];
	});
	const terms = 'https://tidepool.example/terms';
	await openForm({
		disableRegistration: true,
		emailRequiredForSignup: true,
		serverRules: ['Be kind.'],
		tosUrl: terms,
	});
	const username = someName();
	await form.getByLabel('Username').fill(username);
	await form.getByLabel('Email address').fill('no address');
	await expect(form.getByText('This address can’t be used.')).toBeVisible();
	await form.getByLabel('Email address').fill('new@tidepool.example');
	await fillPassword();
	await form.getByLabel('Invitation code').fill(' HARBOUR ');
	await expect(form.getByRole('link', { name: 'Terms of service' })).toHaveAttribute('href', terms);
	const send = form.getByRole('button', { name: 'Send link' });
	await expect(send).toBeDisabled();
	await form.getByLabel('I agree to the terms').click();
	await expect(send).toBeDisabled();
	await form.getByLabel('I have read the rules').click();
	await send.click();
	await expect(form.getByText('A link was sent to new@tidepool.example.')).toBeVisible();
	expect(sent).toHaveBeenCalledExactlyOnceWith({
		...{ username, password: PASSWORD, invitationCode: 'HARBOUR', emailAddress: 'new@tidepool.example' },
	});
});

it('says at its field what is refused, and keeps the rest', async () => {
	answerWith('email-address/available', async ({ emailAddress }) => {
		const available = emailAddress !== 'used@tidepool.example';
		return [200, JSON.stringify({ available, reason: available ? null : 'used' })];
	});
	answerWith('signup', async () => [400, '']);
	await openForm({ disableRegistration: true, emailRequiredForSignup: true });
	await form.getByLabel('Username').fill(someName());
	await fillPassword();
	await form.getByLabel('Email address').fill('used@tidepool.example');
	await expect(form.getByText('This address belongs to another account.')).toBeVisible();
	await form.getByLabel('Email address').fill('new@tidepool.example');
	await form.getByLabel('Invitation code').fill('OLD');
	await form.getByRole('button', { name: 'Send link' }).click();
	await expect(form.getByText('This code isn’t valid, or was used already.')).toBeVisible();
	await expect(form.getByLabel('Email address')).toHaveValue('new@tidepool.example');
});

it('makes one account, also where reading it failed at first', async () => {
	const signedUp = vi.fn();
	answerWith('signup', async ({ username }) => {
		signedUp();
		return [200, JSON.stringify({ id: 'new', username, token: 'fresh' })];
	});
	const read = vi.fn();
	answerWith('i', async () => {
		read();
		return [500, JSON.stringify({ error: { code: 'INTERNAL_ERROR', id: 'the-id', message: 'Out of order.' } })];
	});
	await openForm({ disableRegistration: true, emailRequiredForSignup: false });
	await form.getByLabel('Username').fill(someName());
	await fillPassword();
	await form.getByLabel('Invitation code').fill('HARBOUR');
	const create = form.getByRole('button', { name: 'Create account' });
	await create.click();
	await expect(form.getByText('Failed to fetch account information')).toBeVisible();
	await expect(form.getByLabel('Username')).toHaveCount(0);
	await form.getByRole('button', { name: 'Sign in' }).click();
	await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2), WITHIN);
	expect(signedUp).toHaveBeenCalledOnce();
});

const TURNSTILE = { enableTurnstile: true, turnstileSiteKey: 'site' };

it('a captcha that needs an origin is framed at another one of the server', async () => {
	answerAt('/captcha.json', async () => [200, JSON.stringify({ origin: 'https://captcha.tidepool.example' })]);
	await openForm(TURNSTILE);
	const frame = form.locator('iframe');
	await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-popups allow-same-origin');
	const { origin, pathname, searchParams } = new URL((await frame.one()).getAttribute('src') ?? '');
	expect([origin, pathname]).toEqual(['https://captcha.tidepool.example', '/captcha.html']);
	expect(searchParams.get('app')).toBe(home.origin);
});

it('a captcha says so where there is no place for it', async () => {
	// As web servers answer that have only the page.
	answerAt('/captcha.json', async () => [200, '<!doctype html>']);
	await openForm(TURNSTILE);
	await expect(form.getByRole('alert')).toContainText('its provider needs an address of its own');
	await expect(form.locator('iframe')).toHaveCount(0);
	// Never with the app's own origin, whoever names it.
	answerAt('/captcha.json', async () => [200, JSON.stringify({ origin: home.origin })]);
	await openForm(TURNSTILE);
	await expect(form.getByRole('alert')).toContainText('its provider needs an address of its own');
});

it('the link of a mail creates the account, by a press', async () => {
	const person = await home.signUp();
	const path = `/signup-complete/${person.id}`;
	await openPage(null, { path });
	await page.getByRole('button', { name: 'Create account' }).click();
	await expect(page.getByRole('alert')).toContainText('This link isn’t valid, or was used already.');
	await expect(page.getByRole('button', { name: 'Go to the start page' })).toBeVisible();
	answerWith('signup-pending', async ({ code }) => {
		expect(code).toBe(person.id);
		return [200, JSON.stringify({ id: person.id, i: person.token })];
	});
	const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
	await page.getByRole('button', { name: 'Create account' }).click();
	await expect.poll(() => localStorage.getItem('account')).toContain(person.id);
	expect(assign).toHaveBeenCalledExactlyOnceWith('/');
	vi.restoreAllMocks();
});

it('a link that has made the account is not used again to read it', async () => {
	const person = await home.signUp();
	const used = vi.fn();
	answerWith('signup-pending', async () => {
		used();
		return [200, JSON.stringify({ id: person.id, i: person.token })];
	});
	let isAway = true;
	answerWith('i', async ({ i }) => (isAway && i === person.token ? [400, '{}'] : null));
	await openPage(null, { path: '/signup-complete/code' });
	const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
	const create = page.getByRole('button', { name: 'Create account' });
	await create.click();
	await expect(page.getByRole('alert')).toBeVisible();
	isAway = false;
	await create.click();
	await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/'), WITHIN);
	expect(used).toHaveBeenCalledOnce();
	expect(JSON.parse(localStorage.getItem('account') ?? '{}')).toMatchObject({ id: person.id });
	vi.restoreAllMocks();
});

it('a forgotten password is set anew by a link, which is asked for without telling who is here', async () => {
	await openPage(null, { path: '/reset-password' });
	const main = page.getByRole('main');
	await expect(main.getByText('This server says that it sends no email.')).toBeVisible();
	await main.getByLabel('Username').fill(someName());
	await main.getByLabel('Email address').fill('who@tidepool.example');
	await main.getByRole('button', { name: 'Send link' }).click();
	await expect(main.getByText('If there is such an account, a link was sent')).toBeVisible();

	const used = vi.fn();
	await openPage(null, { path: '/reset-password/made-up' });
	await main.getByLabel('New password').fill(PASSWORD);
	await main.getByLabel('Repeat password').fill(PASSWORD);
	await main.getByRole('button', { name: 'Set password' }).click();
	await expect(main.getByText('This link isn’t valid any more.')).toBeVisible();

	await openPage(null, { path: '/reset-password/secret' });
	answerWith('reset-password', async params => {
		used(params);
		return [204, ''];
	});
	await main.getByLabel('New password').fill(PASSWORD);
	await main.getByLabel('Repeat password').fill(PASSWORD);
	await main.getByRole('button', { name: 'Set password' }).click();
	await expect(main.getByText('Password changed.')).toBeVisible();
	expect(used).toHaveBeenCalledExactlyOnceWith({ token: 'secret', password: PASSWORD });
});
