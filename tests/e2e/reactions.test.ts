import { expectFlawless } from './support/accessible';
import { card, column, dialog, homeTimeline } from './support/screen';
import { expect, PHONE, test } from './support/test';

test('a reaction is added, and changed after a question', PHONE, async ({ open, home, isPhone }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const note = await home.post(writer, 'Which wind?');
	await home.react(writer, note, '🎉');
	const page = await open(reader);
	const shown = card(homeTimeline(page, isPhone), note);
	const pill = (emoji: string) => shown.locator(`[data-reaction="${emoji}"]`);
	await pill('🎉').click();
	await expect(pill('🎉')).toHaveText('2');
	await expect(pill('🎉')).toHaveAttribute('aria-pressed', 'true');

	await home.react(writer, note, '👍');
	await expect(pill('👍')).toHaveText('1');
	await pill('👍').click();
	await page
		.getByRole('alertdialog', { name: 'Change your reaction?' })
		.getByRole('button', { name: 'Change' })
		.click();
	await expect(pill('👍')).toHaveText('2');
	await expect(pill('🎉')).toHaveCount(0);
});

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
		// Only an app that has started sees the pointer move.
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

test('an emoji is muted by its menu, and shown again', async ({ open, home }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const note = await home.post(writer, 'Loud');
	await home.react(writer, note, '🎉');
	const page = await open(reader);
	const pill = card(column(page, 'home'), note).locator('[data-reaction="🎉"]');
	await expect(pill.locator('img')).toBeVisible();
	await pill.click({ button: 'right' });
	await page.getByRole('menuitem', { name: 'Mute emoji' }).click();
	await expect(pill.locator('img')).toHaveCount(0);
	await pill.click({ button: 'right' });
	await page.getByRole('menuitem', { name: 'Unmute emoji' }).click();
	await expect(pill.locator('img')).toBeVisible();
});

test('an emoji in a text has a menu, with its details, and for those who manage emojis a form', async ({
	open,
	home,
}) => {
	const writer = await home.signUp();
	const admin = await home.signIn('admin', 'admin');
	await home.call('following/create', { userId: writer.id }, admin);
	const note = await home.post(writer, 'Hoist the :bunting: now');
	const page = await open(admin);
	const shown = card(column(page, 'home'), note);
	const emoji = shown.getByRole('img', { name: ':bunting:' });
	await emoji.click({ button: 'right' });
	await page.getByRole('menuitem', { name: 'About this emoji' }).click();
	const details = dialog(page, 'About this emoji');
	await expect(details.getByText('party, flags')).toBeVisible();
	await expect(details.getByText('signals', { exact: true })).toBeVisible();
	await expectFlawless(page, '[role="dialog"]');
	await details.getByRole('button', { name: 'Close' }).click();
	await expect(details).toHaveCount(0);

	await emoji.click({ button: 'right' });
	await page.getByRole('menuitem', { name: 'Edit emoji' }).click();
	const form = dialog(page, 'Edit emoji');
	await form.getByLabel('Name', { exact: true }).fill('bunt ing');
	await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
	await form.getByLabel('Name', { exact: true }).fill('bunting');
	const license = `sewn by hand ${Date.now()}`;
	await form.getByLabel('License').fill(license);
	await form.getByRole('button', { name: 'Save' }).click();
	await expect(form).toHaveCount(0);
	await emoji.click({ button: 'right' });
	await page.getByRole('menuitem', { name: 'About this emoji' }).click();
	await expect(details.getByText(license)).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(details).toHaveCount(0);

	await emoji.click({ button: 'right' });
	await page.getByRole('menuitem', { name: 'React with this emoji' }).click();
	await expect(shown.locator('[data-reaction=":bunting@.:"]')).toHaveText('1');
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

test('a poll of several choices takes several votes, and closes in time', async ({ open, home }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const poll = { choices: ['Oars', 'Sails', 'Steam'], multiple: true, expiredAfter: 25_000 };
	const note = await home.post(writer, { text: 'What do we take?', poll });
	const page = await open(reader);
	const shown = card(column(page, 'home'), note);
	for (const choice of ['Oars', 'Steam']) {
		await shown.getByRole('button', { name: `Vote for “${choice}”` }).click();
		const question = page.getByRole('alertdialog', { name: `Vote for “${choice}”?` });
		await question.getByRole('button', { name: 'Vote' }).click();
		await expect(shown.getByRole('button', { name: `Vote for “${choice}”` })).toHaveCount(0);
	}
	await expect(shown.getByRole('button', { name: 'Vote for “Sails”' })).toBeVisible();
	await expect(shown.getByText(/Final result/)).toBeVisible({ timeout: 40_000 });
	await expect(shown.getByRole('button', { name: /^Vote/ })).toHaveCount(0);
});
