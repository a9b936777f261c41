import { card, column } from './support/screen';
import { ANY_SIZE, expect, test } from './support/test';

const deck = { base: { ui: 'deck' } };

test('after signing out nothing is asked of the server without the token', ANY_SIZE, async ({ open, home }) => {
	const writer = await home.signUp();
	const person = await home.follower(writer);
	const note = await home.post(writer, 'seen before signing out');
	const page = await open(person, deck);
	await expect(card(column(page, 'home'), note)).toBeVisible();
	const withoutToken: string[] = [];
	let hasLeft = false;
	page.on('framenavigated', frame => {
		if (frame === page.mainFrame()) hasLeft = true;
	});
	page.on('request', request => {
		const isCall = request.method() === 'POST' && request.url().includes('/api/');
		if (isCall && !hasLeft && !request.postData()?.includes(person.token)) withoutToken.push(request.url());
	});
	page.on('response', response => {
		if (response.status() === 401) withoutToken.push(response.url());
	});
	await page.getByRole('button', { name: `Accounts, signed in as @${person.username}` }).click();
	await page.getByRole('menuitem', { name: 'Sign out' }).click();
	await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
	await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
	await expect(page.getByRole('article').first()).toBeVisible();
	expect(withoutToken).toEqual([]);
});
