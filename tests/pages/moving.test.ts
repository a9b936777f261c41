import { expect, it } from 'vitest';
import type { Person } from '../e2e/support/Home';
import { message, page, toast } from './support/menus';
import { home, openPage, reloadPage } from './support/openPage';

const PATH = '/settings/other';
const away = page.getByRole('region', { name: 'Move to another account' });
const fullName = ({ username }: Person) => `@${username}@${home.host}`;

async function move(to: string): Promise<void> {
	await away.getByLabel('Other account').fill(to);
	await away.getByRole('button', { name: 'Move' }).click();
	await message.getByRole('button', { name: 'Move' }).click();
}

it('an account moves to one that names it, its followers go along, and it can act no more', async () => {
	const [old, fresh, fan] = [await home.signUp(), await home.signUp(), await home.signUp()];
	await home.call('following/create', { userId: old.id }, fan);
	await openPage(old, { path: PATH });
	await away.getByLabel(`Type ${old.username} to confirm`).fill(old.username);
	await move(`@nobody@${home.host}`);
	await expect(away.getByRole('alert')).toHaveText('No such account.');
	await move(fullName(fresh));
	await expect(away.getByRole('alert')).toContainText('That account doesn’t name this one.');

	await openPage(fresh, { path: PATH });
	const aliases = page.getByRole('region', { name: 'Your other accounts' });
	await aliases.getByLabel('Your other accounts').fill(`@nobody@${home.host}`);
	await aliases.getByRole('button', { name: 'Save' }).click();
	await expect(aliases.getByRole('alert')).toContainText('No such account.');
	await aliases.getByLabel('Your other accounts').fill(fullName(old));
	await aliases.getByRole('button', { name: 'Save' }).click();
	await expect(aliases.getByRole('button', { name: 'Discard changes' })).toHaveCount(0);
	await reloadPage();
	await expect(aliases.getByLabel('Your other accounts')).toHaveValue(fullName(old));

	await openPage(old, { path: PATH });
	await away.getByLabel(`Type ${old.username} to confirm`).fill(old.username);
	await move(fullName(fresh));
	await expect(toast('The server is moving your followers.')).toBeVisible();
	await expect(away.getByText('This account has moved.')).toBeVisible();
	const relation = () => home.call<{ isFollowing: boolean }[]>('users/relation', { userId: [old.id, fresh.id] }, fan);
	await expect.poll(relation).toMatchObject([{ isFollowing: false }, { isFollowing: true }]);

	await reloadPage(`/@${fan.username}`);
	await page.getByRole('button', { name: 'Follow', exact: true }).first().click();
	await expect(message).toContainText('This account has moved');
	await expect(message).toContainText('This can’t be done with an account that has moved.');
	await message.getByRole('button', { name: 'Got it' }).click();
	await expect(message).toHaveCount(0);
	await reloadPage(PATH);
	await expect(away.getByText('This account has moved.')).toBeVisible();
	await expect(page.getByRole('region', { name: 'Your other accounts' })).toHaveCount(0);
});
