import { expectFlawless } from '../support/accessible';
import { card, column, dialog, homeTimeline } from '../support/screen';
import { expect, PHONE, test } from '../support/test';

test('who reacted is told beside the pill, and in full in a dialog', PHONE, async ({ open, home, isPhone }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const note = await home.post(writer, 'A show of hands');
	const people = await Promise.all(Array.from({ length: 12 }, () => home.signUp()));
	for (const person of people) await home.react(person, note, '👍');
	await home.react(writer, note, '🎉');
	const page = await open(reader);
	const pill = card(homeTimeline(page, isPhone), note).locator('[data-reaction="👍"]');
	const tooltip = page.locator('[data-reaction-tooltip]');
	if (!isPhone) {
		// Only an app that has started notices pointer moves.
		await expect(pill).toBeVisible();
		await page.mouse.move(2, 2);
		await pill.hover();
		await expect(tooltip.getByText('and 2 more')).toBeVisible();
		await expect(tooltip.getByRole('listitem')).toHaveCount(11);
		await page.mouse.move(2, 2);
		await expect(tooltip).toHaveCount(0);
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

test('axe finds nothing in the details of an emoji', async ({ open, home }) => {
	const writer = await home.signUp();
	const note = await home.post(writer, 'Hoist the :bunting: now');
	const page = await open(await home.follower(writer));
	const emoji = card(column(page, 'home'), note).getByRole('img', { name: ':bunting:' });
	await emoji.click({ button: 'right' });
	await page.getByRole('menuitem', { name: 'About this emoji' }).click();
	await expect(dialog(page, 'About this emoji').getByText('party, flags')).toBeVisible();
	await expectFlawless(page, '[role="dialog"]');
});

test('without realtime mode the counts are asked for', async ({ open, home }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const note = await home.post(writer, 'ask me');
	const page = await open(reader, { base: { realtimeMode: false } });
	const shown = card(column(page, 'home'), note);
	await expect(shown).toBeVisible();
	await home.react(writer, note, '🎉');
	await expect(shown.locator('[data-reaction="🎉"]')).toHaveText('1', { timeout: 30_000 });
});
