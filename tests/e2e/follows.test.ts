import { column } from './support/screen';
import { expect, test } from './support/test';

test('follows and answered requests that are made elsewhere show at once', async ({ open, home }) => {
	const [reader, locked] = await Promise.all([home.signUp(), home.signUp()]);
	await home.call('i/update', { isLocked: true }, locked);
	const page = await open(reader, { path: `/@${locked.username}` });
	const place = column(page, 'main');
	const button = (name: string) => place.getByRole('button', { name, exact: true });

	await button('Follow').click();
	await expect(button('Requested')).toBeVisible();
	await home.call('following/requests/accept', { userId: reader.id }, locked);
	await expect(button('Unfollow')).toBeVisible();
	await home.call('following/delete', { userId: locked.id }, reader);
	await expect(button('Follow')).toBeVisible();

	// As a real server may: a locked account that accepts those whom it follows has nothing to ask.
	await home.call('following/create', { userId: reader.id }, locked);
	await button('Follow').click();
	await expect(button('Unfollow')).toBeVisible();
});
