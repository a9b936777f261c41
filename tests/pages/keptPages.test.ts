import { expect, it, vi } from 'vitest';
import { page } from './support/menus';
import { home, openPage, setPreferences } from './support/openPage';
import { WITHIN } from './support/Place';

const bar = page.getByRole('navigation', { name: 'Navigation' });
const field = page.getByRole('searchbox', { name: 'Search terms' });
const title = (name: string) => page.getByRole('heading', { name }).first();

/** Opens pages by the bar, one after the other. */
async function visit(...names: readonly string[]): Promise<void> {
	for (const name of names) {
		await bar.getByRole('button', { name, exact: true }).click();
		await expect(title(name)).toBeVisible();
	}
}

async function goBack(steps: number, name: string): Promise<void> {
	for (let step = 0; step < steps; step++) {
		const { href } = location;
		history.back();
		await vi.waitFor(() => expect(location.href).not.toBe(href), WITHIN);
	}
	await expect(title(name)).toBeVisible();
}

it('a page is as it was when it is gone back to', async () => {
	const person = await home.signUp();
	await openPage(person, { path: '/search' });
	await field.fill('fog at sea');
	await visit('Drive', 'Favorites');
	await expect(field).toHaveCount(0);
	await goBack(2, 'Search');
	await expect(field).toHaveValue('fog at sea');
	await vi.waitFor(() => expect(document.title).toMatch(/^Search/), WITHIN);
});

it('as many are kept as was chosen; others are loaded anew', async () => {
	const person = await home.signUp();
	setPreferences({ numberOfPageCache: 2 });
	await openPage(person, { path: '/search' });
	await field.fill('fog at sea');
	await visit('Drive', 'Favorites');
	await goBack(2, 'Search');
	await expect(field).toHaveValue('');
});

it('where pages are stacked, the edges of those below lead back to them, or are closed', async () => {
	const person = await home.signUp();
	setPreferences({ stackedPages: true });
	await openPage(person, { path: '/search' });
	const edges = page.getByRole('button', { name: 'Back to this page' });
	await visit('Drive', 'Favorites');
	await expect(edges).toHaveCount(2);
	expect(field.all[0]?.closest('[inert]')).not.toBeNull();
	await edges.first().click();
	await expect(title('Search')).toBeVisible();
	await expect(edges).toHaveCount(0);
	expect(field.all[0]?.closest('[inert]')).toBeNull();

	await visit('Drive', 'Favorites');
	await page.getByRole('button', { name: 'Close the pages below' }).click();
	await expect(edges).toHaveCount(0);
	await expect(field).toHaveCount(0);
	await goBack(1, 'Drive');
});
