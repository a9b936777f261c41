import { expect, it, vi } from 'vitest';
import { message } from './support/menus';
import { answerWith, changeAnswer, home, openPage, reloadPage } from './support/openPage';
import { WITHIN } from './support/Place';

it('an update is told of once, but not at the first start', async () => {
	const person = await home.signUp();
	await openPage(person);
	await vi.waitFor(() => expect(localStorage.getItem('lastVersion')).not.toBeNull(), WITHIN);
	await expect(message).toHaveCount(0);
	localStorage.setItem('lastVersion', '"0.0.1"');
	await reloadPage();
	await expect(message.getByText(/^Updated to version/)).toBeVisible();
	await message.getByRole('button', { name: 'Got it' }).click();
	expect(localStorage.getItem('lastVersion')).not.toBe('"0.0.1"');
});

it('who has an account for some days is asked for support, where the server takes donations', async () => {
	const person = await home.signUp();
	changeAnswer('meta', { donationUrl: 'https://give.example/' });
	const me = await home.call<object>('i', {}, person);
	answerWith('i', async () => [200, JSON.stringify({ ...me, createdAt: '2020-01-01T00:00:00.000Z' })]);
	await openPage(person);
	await expect(message.getByText('Support this service')).toBeVisible();
	await message.getByRole('button', { name: 'Don’t ask again' }).click();
	expect(localStorage.getItem('donationNotice')).toBe('"never"');
});
