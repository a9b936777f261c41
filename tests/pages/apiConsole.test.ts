import { fireEvent } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { page } from './support/menus';
import { home, openPage, reloadPage } from './support/openPage';

const endpoint = page.getByRole('combobox', { name: 'Endpoint' });
const parameters = page.getByRole('textbox', { name: 'Parameters' });
const answer = page.getByRole('region', { name: 'Answer' });
const take = async () => void fireEvent.keyDown(await endpoint.one(), { key: 'Enter' });
const history = page.getByRole('region', { name: 'Latest calls' });
const send = page.getByRole('button', { name: 'Send', exact: true });

it('an endpoint is found, called with its parameters, and called again after a reload', async () => {
	const person = await home.signUp();
	await openPage(person, { path: '/api-console' });
	await endpoint.fill('show users');
	await expect(page.getByRole('option', { name: 'users/show', exact: true })).toBeVisible();
	await take();
	expect(await endpoint.value()).toBe('users/show');
	await page.getByRole('button', { name: 'Add username' }).click();
	await expect(page.getByRole('button', { name: 'Add username' })).toBeDisabled();
	await parameters.fill(`{ username: '${person.username}' }`);
	await send.click();
	await expect(answer.getByText('200', { exact: true })).toBeVisible();
	await expect(answer.getByText(`"${person.username}"`).first()).toBeVisible();
	await expect(history.getByRole('button', { name: /^users\/show/ })).toBeVisible();

	await reloadPage();
	await history.getByRole('button', { name: /^users\/show/ }).click();
	expect(await parameters.value()).toContain(person.username);
	await history.getByRole('button', { name: 'Clear' }).click();
	await expect(history.getByText('Nothing was called yet.')).toBeVisible();
});

it('keeps a long call that is being written', async () => {
	await openPage(await home.signUp(), { path: '/api-console' });
	await endpoint.fill('notes/create');
	const long = `{ text: '${'a'.repeat(6_000)}' }`;
	await parameters.fill(long);
	await reloadPage();
	expect(await endpoint.value()).toBe('notes/create');
	expect(await parameters.value()).toBe(long);
});

it('says while the browser refuses to keep the call', async () => {
	await openPage(await home.signUp(), { path: '/api-console' });
	const unkept = page.getByText(/^This can’t be kept on this device/);
	const refused = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
		throw new DOMException('full', 'QuotaExceededError');
	});
	await endpoint.fill('notes/create');
	await expect(unkept).toBeVisible();
	refused.mockRestore();
	await endpoint.fill('notes/show');
	await expect(unkept).toHaveCount(0);
});

it('keeps the rest of a call while its parameters may hold a secret and can’t be read', async () => {
	await openPage(await home.signUp(), { path: '/api-console' });
	await endpoint.fill('notes/create');
	await parameters.fill('{ text: "a" }');
	await parameters.fill('{ text: "a", token');
	await endpoint.fill('notes/drafts/create');
	await parameters.fill('{ text: "a", token: "hush');
	await reloadPage();
	expect(await endpoint.value()).toBe('notes/drafts/create');
	expect(await parameters.value()).toBe('{ text: "a" }');
	expect(Object.values(localStorage).join()).not.toContain('hush');
});

it('says what a server refuses, and what is no object', async () => {
	await openPage(await home.signUp(), { path: '/api-console' });
	await endpoint.fill('notes/show');
	await take();
	await parameters.fill("{ noteId: 'none' ");
	await expect(page.getByRole('alert')).toContainText('Line 1');
	await expect(send).toBeDisabled();
	await parameters.fill('[]');
	await expect(page.getByRole('alert')).toContainText('Write an object');
	await parameters.fill("{ noteId: 'none' }");
	await send.click();
	await expect(answer.getByText('400', { exact: true })).toBeVisible();
	await expect(answer.getByText('"NO_SUCH_NOTE"').first()).toBeVisible();
});

it('calls without signing in where that is chosen', async () => {
	await openPage(await home.signUp(), { path: '/api-console' });
	await endpoint.fill('i');
	await take();
	await page.getByRole('radio', { name: 'Without signing in' }).click();
	await send.click();
	await expect(answer.getByText('401', { exact: true })).toBeVisible();
});
