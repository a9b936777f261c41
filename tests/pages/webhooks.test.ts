import { expect, it } from 'vitest';
import { holdAnswer } from './support/lateAnswers';
import { message, page, toast } from './support/menus';
import { answerWith, changeAnswer, home, openPage, reloadPage } from './support/openPage';

const HOOK = {
	id: 'hook',
	userId: 'me',
	name: 'Lighthouse',
	on: ['note'],
	url: 'https://a.example/hook',
	secret: '',
	active: true,
	latestSentAt: '2026-11-21T00:24:38.683Z',
	latestStatus: 500,
};
const refused = (code: string) => JSON.stringify({ error: { code, id: 'x', message: code, kind: 'client' } });

it('a webhook is created within its limit, and refusals say why', async () => {
	const person = await home.signUp();
	const made: unknown[] = [];
	answerWith('i/webhooks/list', async () => [200, JSON.stringify(made.length === 0 ? [] : [HOOK])]);
	await openPage(person, { path: '/settings/connect' });
	const section = page.getByRole('region', { name: 'Webhooks' });
	await expect(section.getByText('No webhooks')).toBeVisible();
	await section.getByRole('link', { name: 'Add a webhook' }).click();
	await expect(page.getByRole('heading', { name: 'New webhook' })).toBeVisible();
	await page.getByLabel('Name', { exact: true }).fill('Lighthouse');
	await page.getByLabel('URL').fill('not one');
	await expect(page.getByRole('alert')).toContainText('Not a web address');
	await page.getByLabel('URL').fill('https://a.example/hook');
	await page.getByLabel('someone reacts to your note').click();
	answerWith('i/webhooks/create', async () => [400, refused('TOO_MANY_WEBHOOKS')]);
	await page.getByRole('button', { name: 'Create' }).click();
	await expect(page.getByRole('alert')).toContainText('as many webhooks as your role allows');
	answerWith('i/webhooks/create', async ({ i: _, ...params }) => {
		made.push(params);
		return [200, JSON.stringify(HOOK)];
	});
	await page.getByRole('button', { name: 'Create' }).click();
	await expect(section.getByRole('link', { name: 'Lighthouse' })).toBeVisible();
	await expect(section.getByText('Answer: 500')).toBeVisible();
	expect(made).toEqual([{ name: 'Lighthouse', url: 'https://a.example/hook', secret: '', on: ['note', 'reaction'] }]);
	const { policies } = await home.call<{ policies: object }>('i', {}, person);
	changeAnswer('i', { policies: { ...policies, webhookLimit: 1 } }, { i: person.token });
	answerWith('i/webhooks/list', async () => [200, JSON.stringify([{ ...HOOK, latestStatus: 1 }])]);
	await openPage(person, { path: '/settings/connect' });
	await expect(section.getByText('No answer')).toBeVisible();
	await expect(section.getByText('You have as many as your role allows (1).')).toBeVisible();
	await expect(section.getByRole('link', { name: 'Add a webhook' })).toHaveCount(0);
});

/** Leaves for another page of the settings. */
async function goOn(): Promise<void> {
	await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Sounds' }).click();
	await expect(page.getByLabel('URL')).toHaveCount(0);
	expect(location.pathname).toBe('/settings/sounds');
}

it('a webhook that is created or deleted after the person has gone on leads nowhere', async () => {
	answerWith('i/webhooks/list', async () => [200, '[]']);
	answerWith('i/webhooks/show', async () => [200, JSON.stringify(HOOK)]);
	const person = await home.signUp();
	await openPage(person, { path: '/settings/webhook/new' });
	const create = holdAnswer('i/webhooks/create', [200, JSON.stringify(HOOK)]);
	await page.getByLabel('Name', { exact: true }).fill('Lighthouse');
	await page.getByLabel('URL').fill('https://a.example/hook');
	await page.getByRole('button', { name: 'Create' }).click();
	await goOn();
	create.open();
	await expect(toast('Webhook created.')).toBeVisible();
	expect(location.pathname).toBe('/settings/sounds');
	await page.getByRole('button', { name: 'Show', exact: true }).click();
	await expect(page.getByText('No webhooks')).toBeVisible();
	const remove = holdAnswer('i/webhooks/delete', [204, '']);
	await reloadPage('/settings/webhook/edit/hook');
	await page.getByRole('button', { name: 'Delete webhook' }).click();
	await message.getByRole('button', { name: 'Delete' }).click();
	await goOn();
	remove.open();
	// The page has handled that answer before it gets the server's next one.
	await home.call('ping', {}, person);
	expect(location.pathname).toBe('/settings/sounds');
});

it('a webhook is tested with what the form says, changed and deleted', async () => {
	const calls: [string, unknown][] = [];
	const note = (endpoint: string) =>
		answerWith(endpoint, async ({ i: _, ...params }) => {
			calls.push([endpoint, params]);
			return [204, ''];
		});
	answerWith('i/webhooks/show', async ({ webhookId }) =>
		webhookId === 'hook' ? [200, JSON.stringify(HOOK)] : [400, refused('NO_SUCH_WEBHOOK')],
	);
	answerWith('i/webhooks/list', async () => [200, '[]']);
	for (const name of ['test', 'update', 'delete']) note(`i/webhooks/${name}`);
	const person = await home.signUp();
	await openPage(person, { path: '/settings/webhook/edit/hook' });
	await page.getByLabel('Secret').fill('hush');
	const test = page.getByRole('region', { name: 'Test' });
	await test.getByRole('button', { name: 'someone follows you' }).click();
	await expect(toast('Sent: someone follows you')).toBeVisible();
	await page.getByLabel('Active').click();
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(toast('Webhook saved.')).toBeVisible();
	await page.getByRole('button', { name: 'Delete webhook' }).click();
	await message.getByRole('button', { name: 'Delete' }).click();
	await expect(page.getByText('No webhooks')).toBeVisible();
	const override = { url: HOOK.url, secret: 'hush' };
	expect(calls).toEqual([
		['i/webhooks/test', { webhookId: 'hook', type: 'followed', override }],
		['i/webhooks/update', { webhookId: 'hook', secret: 'hush', active: false }],
		['i/webhooks/delete', { webhookId: 'hook' }],
	]);
	await openPage(person, { path: '/settings/webhook/edit/other' });
	await expect(page.getByText('This webhook no longer exists.')).toBeVisible();
});

it('a token has the chosen permissions, and is shown once', async () => {
	const person = await home.signUp();
	await openPage(person, { path: '/settings/connect' });
	const section = page.getByRole('region', { name: 'Access token' });
	await section.getByLabel('Name', { exact: true }).fill('My script');
	await expect(section.getByRole('button', { name: 'Create token' })).toBeDisabled();
	await section.getByLabel('Read: your account', { exact: true }).click();
	await expect(section.getByLabel(/administration/)).toHaveCount(0);
	await section.getByRole('button', { name: 'Create token' }).click();
	await expect(section.getByRole('status')).toContainText('it is not shown again');
	const token = (await section.locator('code').one()).textContent ?? '';
	expect(await home.call('i', {}, { ...person, token })).toMatchObject({ id: person.id });
	await expect(home.call('notes/create', { text: 'Hi' }, { ...person, token })).rejects.toThrow('403');
	await section.getByRole('button', { name: 'I’ve kept it' }).click();
	await expect(section.locator('code')).toHaveCount(0);
	await page.getByRole('link', { name: 'Show apps' }).click();
	await expect(page.getByText('My script')).toBeVisible();
});

it('unsaved edits of a webhook are back on the next visit, but for its secret, until they are saved or discarded', async () => {
	answerWith('i/webhooks/list', async () => [200, '[]']);
	answerWith('i/webhooks/show', async () => [200, JSON.stringify(HOOK)]);
	const restored = page.getByText('Your unsaved changes from last time are back.');
	await openPage(await home.signUp(), { path: '/settings/webhook/new' });
	await page.getByLabel('Name', { exact: true }).fill('Buoy');
	await page.getByLabel('Secret').fill('hush');
	await reloadPage();
	await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Buoy');
	await expect(page.getByLabel('Secret')).toHaveValue('');
	await expect(restored).toBeVisible();
	await page.getByRole('button', { name: 'Discard changes' }).click();
	await expect(restored).toHaveCount(0);
	await reloadPage();
	await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');

	await reloadPage('/settings/webhook/edit/hook');
	await page.getByLabel('Name', { exact: true }).fill('Buoy');
	await reloadPage();
	await expect(restored).toBeVisible();
	answerWith('i/webhooks/update', async () => [204, '']);
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(toast('Webhook saved.')).toBeVisible();
	await reloadPage();
	await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Lighthouse');
	await expect(restored).toHaveCount(0);
});
