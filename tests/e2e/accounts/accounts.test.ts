import { fromManyAddresses } from '../support/fromManyAddresses';
import { openDeckTool } from '../support/openDeckTool';
import { reload } from '../support/reload';
import { card, dialog } from '../support/screen';
import { expect, test } from '../support/test';

const deck = { base: { ui: 'deck' } };

test('two accounts’ columns stand side by side, and each acts as its own', async ({ open, home }) => {
	const [oneWrites, otherWrites] = await Promise.all([home.signUp(), home.signUp()]);
	const [one, other] = await Promise.all([home.follower(oneWrites), home.follower(otherWrites)]);
	const page = await open(one, { ...deck, others: [other] });
	await openDeckTool(page, 'Add column');
	await page.getByRole('menuitem', { name: `@${other.username}` }).click();
	await page.getByRole('menuitem', { name: /^Home/ }).last().click();
	const columns = page.locator('section[data-column="home"]');
	await expect(columns).toHaveCount(2);
	const theirs = page.getByRole('region', { name: `Home, @${other.username}` });
	await expect(theirs).toHaveCount(1);
	const mine = page.getByRole('region', { name: 'Home', exact: true });

	const forOther = await home.post(otherWrites, 'for the other account');
	const forOne = await home.post(oneWrites, 'for the page’s own account');
	await expect(card(theirs, forOther)).toBeAttached();
	await expect(card(mine, forOne)).toBeAttached();
	await expect(card(theirs, forOne)).toHaveCount(0);
	await expect(card(mine, forOther)).toHaveCount(0);

	await card(theirs, forOther).getByRole('button', { name: 'React' }).click();
	await dialog(page, 'Emojis').getByRole('button', { name: '👍' }).first().click();
	await expect(card(theirs, forOther).locator('[data-reaction]')).toHaveText('1');
	await expect
		.poll(async () => {
			const all = await home.call<{ user: { id: string } }[]>('notes/reactions', { noteId: forOther.id }, one);
			return all.map(({ user }) => user.id);
		})
		.toEqual([other.id]);

	await reload(page);
	await expect(card(theirs, forOther)).toBeAttached();
	await expect(card(mine, forOne)).toBeAttached();
});

test('an account of a second server signs in by its consent page and has a column here', async ({
	open,
	home,
	ownServer,
}) => {
	const second = (await ownServer()).home;
	const [person, guest, writer] = await Promise.all([home.signUp(), second.signUp(), second.signUp()]);
	const page = await open(person, deck);
	await fromManyAddresses(page);
	const account = page.getByRole('button', { name: `Accounts, signed in as @${person.username}` });
	await account.click();
	await page.getByRole('menuitem', { name: 'Add account' }).click();
	await dialog(page, 'Sign in').getByLabel('Use an account on another server').fill(second.host);
	await dialog(page, 'Sign in').getByRole('button', { name: 'Continue' }).click();

	await expect(page).toHaveURL(new RegExp(`^${second.origin}/miauth/`));
	await page.getByRole('button', { name: 'Sign in' }).click();
	await dialog(page, 'Sign in').getByLabel('Username').fill(guest.username);
	await dialog(page, 'Sign in').getByLabel('Password', { exact: true }).fill(guest.password);
	await dialog(page, 'Sign in').getByLabel('Password', { exact: true }).press('Enter');
	await expect(page.getByRole('heading', { name: 'Quarterdeck wants to use your account' })).toBeVisible();
	await expect(page.getByText(`@${guest.username}@${second.host}`)).toBeVisible();
	await expect(page.getByText('Change: notes, and post as you')).toBeVisible();
	await page.getByRole('button', { name: 'Allow' }).click();

	await expect(page).toHaveURL(`${home.origin}/`);
	const offer = dialog(page, `Add columns for @${guest.username}?`);
	await offer.getByRole('checkbox', { name: /^Home/ }).uncheck();
	await offer.getByRole('checkbox', { name: /^Notifications/ }).uncheck();
	await offer.getByRole('checkbox', { name: /^Local/ }).check();
	await offer.getByRole('button', { name: 'Add columns' }).click();
	const there = page.getByRole('region', { name: `Local, ${second.host}` });
	await expect(there.getByRole('feed').or(there.getByText('No notes yet'))).toBeVisible();
	const note = await second.post(writer, 'hello from next door');
	await expect(card(there, note)).toBeVisible();
	await card(there, note).getByRole('button', { name: 'Reply' }).click();
	await dialog(page, 'Reply').getByLabel('Note text').fill('hello to next door');
	await page.keyboard.press('Control+Enter');
	await expect(there.getByText('hello to next door')).toBeVisible();
	await expect(dialog(page, 'Reply')).toHaveCount(0);
	await reload(page);
	await expect(card(there, note)).toBeVisible();
	await account.click();
	await page.getByRole('menuitem', { name: `@${guest.username}@${second.host}` }).click();
	await expect(page.getByRole('button', { name: `Accounts, signed in as @${guest.username}` })).toBeVisible();
});
