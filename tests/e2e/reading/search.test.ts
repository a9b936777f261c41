import { expectAccessible } from '../support/accessible';
import { card } from '../support/screen';
import { expect, PHONE, test } from '../support/test';

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
