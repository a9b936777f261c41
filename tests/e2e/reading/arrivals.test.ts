import { Gate } from '../support/Gate';
import { keepDeck, MANY_COLUMNS } from '../support/keepDeck';
import { toast } from '../support/menus';
import { card, column, composeButton, dialog } from '../support/screen';
import { expect, test } from '../support/test';

test('a note posted in one browser appears in another’s columns', async ({ open, home }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	await keepDeck(home, reader, MANY_COLUMNS);
	await home.post(writer, 'the first note');
	const [mine, theirs] = await Promise.all([open(writer), open(reader)]);
	await expect(column(theirs, 'home').getByText('the first note')).toBeVisible();
	await composeButton(mine).click();
	const text = `ahoy from ${writer.username}`;
	await dialog(mine, 'New note').getByLabel('Note text').fill(text);
	await dialog(mine, 'New note').getByRole('button', { name: 'Post' }).click();
	await expect(column(mine, 'home').getByText(text)).toBeVisible();
	await expect(column(theirs, 'home').getByText(text)).toBeVisible();
	// Columns out of view sleep.
	for (const kind of ['local', 'social', 'global']) {
		await column(theirs, kind).scrollIntoViewIfNeeded();
		await expect(column(theirs, kind).getByText(text)).toBeVisible();
	}
});

test('no note is missed while the first page is on its way, nor before the stream is there', async ({ open, home }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	await home.post(writer, 'long ago');
	const page = await open(reader, { path: '/my/notifications' });
	const answered = new Gate();
	const posted = new Gate();
	await page.route('**/api/notes/timeline', async route => {
		const response = await route.fetch();
		answered.open();
		await posted.opened;
		await route.fulfill({ response });
	});
	await page.goto('/');
	await answered.opened;
	const first = await home.post(writer, 'while the page was coming');
	posted.open();
	await expect(card(column(page, 'home'), first)).toBeVisible();

	await page.unrouteAll({ behavior: 'wait' });
	const shown = new Gate();
	await page.routeWebSocket('**/streaming*', async socket => {
		await shown.opened;
		socket.connectToServer();
	});
	await page.goto('/');
	await expect(card(column(page, 'home'), first)).toBeVisible();
	const second = await home.post(writer, 'before the stream was there');
	shown.open();
	await expect(card(column(page, 'home'), second)).toBeVisible();
});

test('reaction and vote counts move in both browsers', async ({ open, home }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const note = await home.post(writer, { text: 'Tea or coffee?', poll: { choices: ['Tea', 'Coffee'] } });
	const [mine, theirs] = await Promise.all([open(writer), open(reader)]);
	const here = card(column(mine, 'home'), note);
	const there = card(column(theirs, 'home'), note);
	await expect(here).toBeVisible();

	await there.getByRole('button', { name: 'React' }).click();
	await dialog(theirs, 'Emojis').getByRole('button', { name: '👍' }).first().click();
	await expect(there.locator('[data-reaction]')).toHaveText('1');
	await expect(there.locator('[data-reaction]')).toHaveAttribute('aria-pressed', 'true');
	await expect(here.locator('[data-reaction]')).toHaveText('1');
	await here.locator('[data-reaction]').click();
	await expect(here.locator('[data-reaction]')).toHaveText('2');
	await expect(there.locator('[data-reaction]')).toHaveText('2');

	await there.getByRole('button', { name: 'Vote for “Coffee”' }).click();
	await theirs.getByRole('alertdialog').getByRole('button', { name: 'Vote' }).click();
	await expect(there.getByText('100%')).toBeVisible();
	await expect(here.getByText('1 vote', { exact: false })).toBeVisible();
	await here.getByRole('button', { name: 'Vote for “Tea”' }).click();
	await mine.getByRole('alertdialog').getByRole('button', { name: 'Vote' }).click();
	await expect(here.getByText('50%')).toHaveCount(2);
	await expect(there.getByText('50%')).toHaveCount(2);

	await there.locator('[data-reaction]').click();
	await theirs.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
	await expect(there.locator('[data-reaction]')).toHaveText('1');
	await expect(here.locator('[data-reaction]')).toHaveText('1');
});

test('a reaction that the server refuses is taken back, and why is told', async ({ open, home }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const note = await home.post(writer, 'nothing to see');
	const page = await open(reader);
	const there = card(column(page, 'home'), note);
	await expect(there).toBeVisible();
	await page.route('**/api/notes/reactions/create', route => route.abort());
	await there.getByRole('button', { name: 'React' }).click();
	await dialog(page, 'Emojis').getByRole('button', { name: '👍' }).first().click();
	await expect(toast(page, 'No connection to the server')).toBeVisible();
	await expect(there.locator('[data-reaction]')).toHaveCount(0);
});

test('with realtime off, columns look by themselves now and then', async ({ open, home }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const first = await home.post(writer, 'before');
	const page = await open(reader, { base: { realtimeMode: false }, path: '/my/notifications' });
	const asked: string[] = [];
	page.on('websocket', socket => socket.on('framesent', ({ payload }) => asked.push(String(payload))));
	await page.clock.install();
	await page.goto('/');
	const there = column(page, 'home');
	await expect(card(there, first)).toBeVisible();
	const second = await home.post(writer, 'after');
	await expect(async () => {
		await page.clock.fastForward(22_500);
		await expect(card(there, second)).toBeVisible({ timeout: 2_000 });
	}).toPass();
	expect(asked.join('\n')).not.toContain('homeTimeline');
	expect(asked.join('\n')).toContain('main');
});
