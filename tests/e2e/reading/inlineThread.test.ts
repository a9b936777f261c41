import { expectFlawless } from '../support/accessible';
import { card, column, paintedTop, scrollerOf } from '../support/screen';
import { expect, test } from '../support/test';

test('a thread opens around its note in the column, outlives being scrolled away, and folds again', async ({
	open,
	home,
}) => {
	const writer = await home.signUp();
	const friend = await home.signUp();
	const reader = await home.follower(writer);
	const above = await home.post(writer, 'where it began');
	const between = await home.post(writer, { text: 'and went on', replyId: above.id });
	await home.postMany(writer, 8, index => `calm ${index} `.repeat(90));
	const note = await home.post(writer, 'what to say of it');
	const answer = await home.post(friend, { text: 'an answer', replyId: note.id });
	await home.post(friend, { text: 'an answer to the answer', replyId: answer.id });
	const reply = await home.post(writer, { text: 'said in between', replyId: between.id });
	const page = await open(reader);
	const asked: string[] = [];
	page.on('request', request => asked.push(new URL(request.url()).pathname));
	const timeline = column(page, 'home');
	const fold = timeline.getByRole('button', { name: 'Collapse thread' });

	// The earlier conversation is inserted above it, and it stays in place.
	const root = card(timeline, reply);
	await expect(root).toBeVisible();
	const before = await paintedTop(root);
	await root.getByRole('button', { name: 'Note menu' }).click();
	await page.getByRole('menuitem', { name: 'Show thread here' }).click();
	await expect(card(timeline, between)).toBeAttached();
	await expect(fold).toHaveCount(1);
	expect(Math.abs((await paintedTop(root)) - before)).toBeLessThanOrEqual(1);
	await scrollerOf(timeline).evaluate(element => element.scrollTo(0, 0));
	await expect(card(timeline, above).getByText('where it began')).toBeVisible();
	await expect(page).not.toHaveURL(/notes/);
	await root.getByRole('button', { name: 'Note menu' }).click();
	await page.getByRole('menuitem', { name: 'Collapse thread' }).click();
	await expect(fold).toHaveCount(0);
	await expect(timeline.getByText('where it began')).toHaveCount(0);
	await scrollerOf(timeline).evaluate(element => element.scrollTo(0, 0));

	// Replies are inserted below, each with its own.
	const answered = card(timeline, note);
	await answered.focus();
	await page.keyboard.press('x');
	await expect(timeline.getByText('an answer to the answer')).toBeVisible();
	await expectFlawless(page, '[role="feed"]');
	const asks = asked.length;
	await scrollerOf(timeline).evaluate(element => element.scrollTo(0, 100_000));
	await expect(fold).toHaveCount(0);
	await scrollerOf(timeline).evaluate(element => element.scrollTo(0, 0));
	await expect(timeline.getByText('an answer to the answer')).toBeVisible();
	expect(asked.slice(asks).filter(path => /children|conversation/.test(path))).toEqual([]);
	await fold.focus();
	await page.keyboard.press('Enter');
	await expect(fold).toHaveCount(0);
	await expect(answered).toBeFocused();
	await expect(timeline.getByText('an answer to the answer')).toHaveCount(0);
});

test('a thread that cannot be fetched says so, and comes when it is asked for again', async ({ open, home }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const note = await home.post(writer, 'the first word');
	await home.post(await home.signUp(), { text: 'the second word', replyId: note.id });
	const page = await open(reader);
	const timeline = column(page, 'home');
	await page.route('**/api/notes/children', route => route.abort());
	await card(timeline, note).getByRole('button', { name: 'Note menu' }).click();
	await page.getByRole('menuitem', { name: 'Show thread here' }).click();
	await expect(timeline.getByText('Couldn’t load the thread.')).toBeVisible();
	await page.unroute('**/api/notes/children');
	await timeline.getByRole('button', { name: 'Retry' }).click();
	await expect(timeline.getByText('the second word')).toBeVisible();
});
