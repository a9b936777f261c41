import { readFile } from 'node:fs/promises';
import { compose, textOf } from '../support/composing';
import { menuItem } from '../support/menus';
import { card, column, dialog } from '../support/screen';
import { admin } from '../support/staff';
import { expect, test } from '../support/test';

const deck = { base: { ui: 'deck' } };

test('after signing out nothing is asked of the server without the token', async ({ open, home }) => {
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

test('what a suspended account has written goes over to another one', async ({ open, home }) => {
	const [one, other] = await Promise.all([home.signUp(), home.signUp()]);
	const page = await open(one, { ...deck, others: [other] });
	await textOf(await compose(page)).fill('half a thought');
	await home.call('admin/suspend-user', { userId: one.id }, await admin(home));
	await page.keyboard.press('Control+Enter');
	const told = page.getByRole('alertdialog', { name: 'This account is suspended' });
	await expect(told).toContainText(/1 (draft|unposted note)/);
	await expect(page.getByRole('alertdialog')).toHaveCount(1);
	await told.getByRole('button', { name: 'Copy to another account' }).click();
	await expect(page.getByRole('button', { name: `Accounts, signed in as @${other.username}` })).toBeVisible();
	const form = await compose(page);
	await form.getByRole('button', { name: 'More', exact: true }).click();
	await menuItem(page, 'Drafts').click();
	await expect(dialog(page, 'Drafts').getByText('half a thought')).toBeVisible();
	expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(one.token);
});

test('the last account’s drafts are saved as a file before all is cleared', async ({ open, home }) => {
	const person = await home.signUp();
	const page = await open(person, deck);
	await textOf(await compose(page)).fill('half a thought');
	await home.call('admin/suspend-user', { userId: person.id }, await admin(home));
	await page.keyboard.press('Control+Enter');
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Save to file' }).click();
	expect(await readFile(await (await download).path(), 'utf8')).toContain('half a thought');
	await page.getByRole('button', { name: 'Continue' }).click();
	await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
	expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('half a thought');
});

test('a page to share on goes on as another account where its own was signed out', async ({ open, home }) => {
	const [one, other] = await Promise.all([home.signUp(), home.signUp()]);
	const page = await open(one, { path: '/', others: [other] });
	await page.context().route('**/api/notes/create', async route => {
		if (!route.request().postData()?.includes(one.token)) return route.continue();
		const error = { id: 'b0a7f5f8-dc2f-4171-b91f-de88ad238e14', code: 'AUTHENTICATION_FAILED', message: 'No.' };
		return route.fulfill({ status: 401, json: { error } });
	});
	await page.goto('/share?text=High+water');
	const post = page.getByRole('main').getByRole('button', { name: 'Post', exact: true });
	await post.click();
	const told = page.getByRole('alertdialog', { name: 'This account was signed out elsewhere' });
	// The page starts again with the other account; until then the form of the first one is still there.
	const startedAgain = page.waitForEvent('load');
	await told.getByRole('button', { name: 'Copy to another account' }).click();
	await startedAgain;
	await expect(told).toHaveCount(0);
	await expect(page).toHaveURL(/\/share\?text=High\+water$/);
	await expect(page.getByLabel('Note text')).toHaveValue('High water');
	await post.click();
	await expect(page.getByRole('main').getByText('Posted')).toBeVisible();
	const notes = await home.call<{ text: string }[]>('users/notes', { userId: other.id });
	expect(notes.map(({ text }) => text)).toEqual(['High water']);
});
