import { expectFlawless } from '../support/accessible';
import { card, dialog, homeTimeline } from '../support/screen';
import { expect, PHONE, test } from '../support/test';

test('who reacted is told beside the pill, and in full in a dialog', PHONE, async ({ open, home, isPhone }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const note = await home.post(writer, 'Hoist the :bunting: now');
	const people = await Promise.all(Array.from({ length: 12 }, () => home.signUp()));
	await Promise.all(people.map(person => home.react(person, note, '👍')));
	await home.react(writer, note, '🎉');
	const page = await open(reader);
	const shown = card(homeTimeline(page, isPhone), note);
	const pill = shown.locator('[data-reaction="👍"]');
	const tooltip = page.locator('[data-reaction-tooltip]');
	if (!isPhone) {
		// Only an app that has started notices pointer moves.
		await expect(pill).toBeVisible();
		await expect(async () => {
			await page.mouse.move(2, 2);
			await pill.hover();
			await expect(tooltip.getByText('and 2 more')).toBeVisible({ timeout: 3_000 });
		}).toPass();
		await expect(tooltip.getByRole('listitem')).toHaveCount(11);
		await page.mouse.move(2, 2);
		await expect(tooltip).toHaveCount(0);

		await test.step('axe finds nothing in the details of an emoji', async () => {
			await shown.getByRole('img', { name: ':bunting:' }).click({ button: 'right' });
			await page.getByRole('menuitem', { name: 'About this emoji' }).click();
			const about = dialog(page, 'About this emoji');
			await expect(about.getByText('party, flags')).toBeVisible();
			await expectFlawless(page, '[role="dialog"]');
			await about.getByRole('button', { name: 'Close' }).click();
			await expect(about).toHaveCount(0);
		});
	}
	await pill.click({ button: 'right' });
	await page.getByRole('menuitem', { name: 'Who reacted' }).click();
	const list = dialog(page, 'Who reacted');
	await expect(list.getByRole('tab', { name: '👍: 12 people' })).toHaveAttribute('aria-selected', 'true');
	await expect(list.getByRole('listitem')).toHaveCount(10);
	await expectFlawless(page, '[role="dialog"]');
	await list.getByRole('button', { name: 'Show more' }).click();
	await expect(list.getByRole('listitem')).toHaveCount(12);
	await list.getByRole('tab', { name: '🎉: 1 person' }).click();
	await list.getByRole('link', { name: `@${writer.username}` }).click();
	await expect(page).toHaveURL(new RegExp(`/@${writer.username}$`));
	await expect(list).toHaveCount(0);
});
