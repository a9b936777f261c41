import { expectAccessible } from './support/accessible';
import { card } from './support/screen';
import { expect, PHONE, test } from './support/test';

test('notes and people are found by their words, from the keyboard', PHONE, async ({ open, home, isPhone }) => {
	const writer = await home.signUp();
	const note = await home.post(writer, 'a samovar & a "sextant" in the fog');
	await home.post(writer, 'a samovar alone');
	const page = await open(await home.follower(writer), { path: isPhone ? '/search' : '/' });
	if (!isPhone) {
		await expect(page.getByText('a samovar alone').first()).toBeVisible();
		await page.keyboard.press('s');
	}
	const words = page.getByRole('searchbox', { name: 'Search terms' });
	await expect(words).toBeFocused();
	await expect(page.getByText('What are you looking for?')).toBeVisible();
	await words.fill('sextant samovar');
	await words.press('Enter');
	await expect(page).toHaveURL(/\/search\?q=sextant\+samovar$/);
	await expect(card(page.getByRole('feed', { name: 'Notes' }), note)).toBeVisible();
	await expect(words).toHaveValue('sextant samovar');
	await page.getByRole('tab', { name: 'People' }).click();
	await expect(page.getByText('No results')).toBeVisible();
	await words.fill(`@${writer.username}`);
	await page.getByRole('button', { name: 'Search', exact: true }).last().click();
	const people = page.getByRole('list', { name: 'People' });
	await expect(people.getByText(`@${writer.username}`)).toBeVisible();
	await expectAccessible(page);
	await page.goBack();
	await expect(page.getByText('No results')).toBeVisible();
});

test('an address narrows the search to somebody, and that can be left out', async ({ open, home }) => {
	const [writer, other] = [await home.signUp(), await home.signUp()];
	const [mine, theirs] = [await home.post(writer, 'a bathysphere'), await home.post(other, 'the bathysphere')];
	const page = await open(other, { path: `/search?q=bathysphere&username=${writer.username}` });
	const found = page.getByRole('feed', { name: 'Notes' });
	await expect(card(found, mine)).toBeVisible();
	await expect(card(found, theirs)).toHaveCount(0);
	await page.getByRole('button', { name: `Remove filter: By @${writer.username}` }).click();
	await expect(card(found, theirs)).toBeVisible();
	for (const q of ['true', '123456789']) {
		await page.goto(`/search?q=${q}`);
		await expect(page.getByRole('searchbox', { name: 'Search terms' })).toHaveValue(q);
	}
	await expect(page.getByText('No results')).toBeVisible();
});

test('a hashtag leads to the notes that have it', async ({ open, home }) => {
	const writer = await home.signUp();
	const [first, second] = [await home.post(writer, 'low water #潮汐表'), await home.post(writer, 'high water #潮汐表')];
	const other = await home.post(writer, 'no water at all #ebb');
	const page = await open(await home.follower(writer));
	await card(page, second).getByRole('link', { name: '#潮汐表' }).first().click();
	const tagged = page.getByRole('feed', { name: 'Search: #潮汐表' });
	await expect(card(tagged, first)).toBeVisible();
	await expect(card(tagged, second)).toBeVisible();
	await expect(card(tagged, other)).toHaveCount(0);
});
