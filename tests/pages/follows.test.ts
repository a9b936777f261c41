import { expect, it } from 'vitest';
import { page } from './support/menus';
import { home, openPage } from './support/openPage';

it('follows and answered requests that are made elsewhere show at once', async () => {
	const [reader, locked] = await Promise.all([home.signUp(), home.signUp()]);
	await home.call('i/update', { isLocked: true }, locked);
	await openPage(reader, { path: `/@${locked.username}` });
	const button = (name: string) => page.getByRole('button', { name, exact: true });

	await button('Follow').click();
	await expect(button('Requested')).toBeVisible();
	// It is shown before the server has it.
	await expect.poll(() => home.call<object[]>('following/requests/list', {}, locked)).toHaveLength(1);
	await home.call('following/requests/accept', { userId: reader.id }, locked);
	await expect(button('Unfollow')).toBeVisible();
	await home.call('following/delete', { userId: locked.id }, reader);
	await expect(button('Follow')).toBeVisible();

	// As on a real server: a locked account that accepts users it follows gets no request.
	await home.call('following/create', { userId: reader.id }, locked);
	await button('Follow back').click();
	await expect(button('Unfollow')).toBeVisible();
});
