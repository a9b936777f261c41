import { expect, it, vi } from 'vitest';
import { card, menuItem, message, page } from './support/menus';
import { home, openPage, setPreferences } from './support/openPage';

it('a reaction is added, and changed after a question', async () => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const note = await home.post(writer, 'Which wind?');
	await home.react(writer, note, '🎉');
	await openPage(reader);
	const pill = (emoji: string) => card(note).locator(`[data-reaction="${emoji}"]`);
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

it('an emoji is muted by its menu, and shown again', async () => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const note = await home.post(writer, 'Loud');
	await home.react(writer, note, '🎉');
	await openPage(reader);
	const pill = card(note).locator('[data-reaction="🎉"]');
	await expect(pill.locator('img')).toBeVisible();
	await pill.rightClick();
	await menuItem('Mute emoji').click();
	await expect(pill.locator('img')).toHaveCount(0);
	await pill.rightClick();
	await menuItem('Unmute emoji').click();
	await expect(pill.locator('img')).toBeVisible();
});

it('a reaction is taken back after a question', async () => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const note = await home.post(writer, 'Which wind?');
	await home.react(writer, note, '👍');
	await home.react(reader, note, '👍');
	await openPage(reader);
	const pill = card(note).locator('[data-reaction="👍"]');
	await expect(pill).toHaveAttribute('aria-pressed', 'true');
	await pill.click();
	const question = page.getByRole('alertdialog', { name: 'Remove your reaction?' });
	await question.getByRole('button', { name: 'Cancel' }).click();
	await expect(question).toHaveCount(0);
	await expect(pill).toHaveText('2');
	await pill.click();
	await question.getByRole('button', { name: 'Remove' }).click();
	await expect(pill).toHaveText('1');
});

it('a heart of the palette is counted once', async () => {
	const writer = await home.signUp();
	const note = await home.post(writer, 'a heart');
	await openPage(await home.follower(writer));
	const shown = card(note);
	await shown.getByRole('button', { name: 'React', exact: true }).click();
	await page.getByRole('group', { name: 'Palette' }).getByRole('button').nth(1).click();
	await expect(shown.locator('[data-reaction]')).toHaveCount(1);
	// The event of the stream doesn't count twice.
	await home.react(writer, note, '👍');
	await expect(shown.locator('[data-reaction="👍"]')).toHaveText('1');
	await expect(shown.locator('[data-reaction]')).toHaveCount(2);
	await expect(shown.locator('[data-reaction="❤"]')).toHaveText('1');
});

it('a note that takes hearts only is liked by a press', async () => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const note = await home.post(writer, { text: 'hearts only', reactionAcceptance: 'likeOnly' });
	await openPage(reader);
	const shown = card(note);
	await shown.getByRole('button', { name: 'Like' }).click();
	await expect(shown.locator('[data-reaction="❤"]')).toHaveText('1');
});

it('a poll is voted in after a question, and shows how it stands', async () => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const poll = { choices: ['Teak', 'Pine'], multiple: false, expiredAfter: 3_600_000 };
	const note = await home.post(writer, { text: 'Which wood?', poll });
	await openPage(reader);
	const shown = card(note);
	await expect(shown.getByText(/59 min \d+ s left/)).toBeVisible();
	const before = (await shown.getByText(/s left/).one()).textContent;
	await expect(shown.getByText(/s left/)).not.toHaveText(before ?? '');
	await shown.getByRole('button', { name: 'Show results' }).click();
	await expect(shown.getByText('0%')).toHaveCount(2);
	await shown.getByRole('button', { name: 'Back to voting' }).click();
	await shown.getByRole('button', { name: 'Vote for “Pine”' }).click();
	await message.getByRole('button', { name: 'Vote' }).click();
	await expect(shown.getByText('100%')).toBeVisible();
	await expect(shown.getByRole('button', { name: /^Vote/ })).toHaveCount(0);
	// Others' votes arrive by themselves.
	const other = await home.signUp();
	await home.call('notes/polls/vote', { noteId: note.id, choice: 0 }, other);
	await expect(shown.getByText('50%')).toHaveCount(2);
});

it('a poll of several choices takes several votes, and closes in time', async () => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const poll = { choices: ['Oars', 'Sails', 'Steam'], multiple: true, expiredAfter: 6_000 };
	const note = await home.post(writer, { text: 'What do we take?', poll });
	await openPage(reader);
	const shown = card(note);
	for (const choice of ['Oars', 'Steam']) {
		await shown.getByRole('button', { name: `Vote for “${choice}”` }).click();
		const question = page.getByRole('alertdialog', { name: `Vote for “${choice}”?` });
		await question.getByRole('button', { name: 'Vote' }).click();
		await expect(shown.getByRole('button', { name: `Vote for “${choice}”` })).toHaveCount(0);
	}
	await expect(shown.getByRole('button', { name: 'Vote for “Sails”' })).toBeVisible();
	await vi.waitFor(() => expect(shown.getByText(/Final result/).all).toHaveLength(1), { timeout: 30_000 });
	await expect(shown.getByRole('button', { name: /^Vote/ })).toHaveCount(0);
});

it('without realtime mode the counts are asked for', async () => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const note = await home.post(writer, 'ask me');
	setPreferences({ pollingInterval: 3 });
	await openPage(reader, { base: { realtimeMode: false } });
	await expect(card(note)).toBeVisible();
	await home.react(writer, note, '🎉');
	const pill = card(note).locator('[data-reaction="🎉"]');
	await vi.waitFor(() => expect(pill.all.map(({ textContent }) => textContent)).toEqual(['1']), { timeout: 30_000 });
});
