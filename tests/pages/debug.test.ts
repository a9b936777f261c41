import { expect, it } from 'vitest';
import { page } from './support/menus';
import { home, openPage } from './support/openPage';

it('tells the state of the page, and no token', async () => {
	const person = await home.signUp();
	await openPage(person, { path: '/debug' });
	await expect(page.getByText(`@${person.username}@${home.host}`)).toBeVisible();
	for (const part of ['Session', 'Stream', 'Caches', 'Workers']) {
		await expect(page.getByRole('region', { name: part })).toBeVisible();
	}
	expect(document.body.textContent).not.toContain(person.token);
});

it('is there for visitors too', async () => {
	await openPage(null, { path: '/debug' });
	await expect(page.getByText(home.origin)).toBeVisible();
});
