import { expect, it } from 'vitest';
import type { PostedNote } from '../e2e/support/Home';
import { card, page } from './support/menus';
import { home, openPage } from './support/openPage';
import type { Place } from './support/Place';

const within = (list: Place, { id }: PostedNote) => list.locator(`article[data-note-id="${id}"]`);

it('an address narrows the search to somebody, and that can be left out', async () => {
	const [writer, other] = [await home.signUp(), await home.signUp()];
	const [mine, theirs] = [await home.post(writer, 'a bathysphere'), await home.post(other, 'the bathysphere')];
	await openPage(other, { path: `/search?q=bathysphere&username=${writer.username}` });
	const found = page.getByRole('feed', { name: 'Notes' });
	await expect(within(found, mine)).toBeVisible();
	await expect(within(found, theirs)).toHaveCount(0);
	await page.getByRole('button', { name: `Remove filter: By @${writer.username}` }).click();
	await expect(within(found, theirs)).toBeVisible();
	for (const q of ['true', '123456789']) {
		await openPage(other, { path: `/search?q=${q}` });
		await expect(page.getByRole('searchbox', { name: 'Search terms' })).toHaveValue(q);
	}
	await expect(page.getByText('No results')).toBeVisible();
});

it('a hashtag leads to the notes that have it', async () => {
	const writer = await home.signUp();
	const [first, second] = [await home.post(writer, 'low water #潮汐表'), await home.post(writer, 'high water #潮汐表')];
	const other = await home.post(writer, 'no water at all #ebb');
	await openPage(await home.follower(writer));
	await card(second).getByRole('link', { name: '#潮汐表' }).first().click();
	const tagged = page.getByRole('feed', { name: 'Search: #潮汐表' });
	await expect(within(tagged, first)).toBeVisible();
	await expect(within(tagged, second)).toBeVisible();
	await expect(within(tagged, other)).toHaveCount(0);
});
