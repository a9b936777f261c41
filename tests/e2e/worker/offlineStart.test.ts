import { keepDeck } from '../support/keepDeck';
import { textsOf } from '../support/notesOf';
import { bar, becomesReady, waiting, write } from '../support/posting';
import { NO_CLIENT } from '../support/preferences';
import { card, column } from '../support/screen';
import { expect, test } from '../support/test';
import { copiesAreKept, pageIsKept, WITH_WORKER, workerIsReady } from '../support/workers';

// All parts are loaded before they are opened.
test.use({ savesData: false });

test('without the server a start shows the last deck and opened notes, and what is written goes once it is back', async ({
	open,
	ownServer,
}) => {
	const server = await ownServer();
	const { home } = server;
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const note = await home.post(writer, 'Seen before the storm');
	const answer = await home.post(writer, { text: 'An answer to it', replyId: note.id });
	await home.post(writer, `@${reader.username} are you there?`);
	const kinds = ['home', 'local', 'notifications', 'main'];
	await keepDeck(home, reader, kinds);
	const page = await open(reader, { home, context: WITH_WORKER });
	await expect(card(column(page, 'home'), note)).toBeVisible();
	await becomesReady(page);
	await workerIsReady(page);
	// What the worker has kept, too, is there again after it was cleared.
	await page.keyboard.press('Control+k');
	await page.getByRole('combobox').fill('clear cache');
	const cleared = page.waitForEvent('load');
	await page.getByRole('option', { name: 'Clear cache' }).click();
	await cleared;
	await becomesReady(page);
	await workerIsReady(page);
	await pageIsKept(page);
	await column(page, 'home').getByText('An answer to it').click();
	await expect(page.locator('article[data-detailed]')).toBeVisible();
	await copiesAreKept(page, 4);

	await server.kill();
	await page.goto('/');
	for (const kind of ['home', 'local']) await expect(card(column(page, kind), note)).toBeVisible();
	await expect(column(page, 'notifications').getByText('are you there?')).toBeVisible();
	await expect(column(page, 'home').getByText(/^As of /)).toBeVisible();
	await page.goto(`/notes/${answer.id}`);
	const main = column(page, 'main');
	await expect(card(main, answer)).toBeVisible();
	await expect(card(main, note)).toBeVisible();
	await expect(main.getByText(/^As of /)).toBeVisible();
	await expect(await write(page, 'written in the storm')).toHaveCount(0);
	await expect(waiting(page)).toBeVisible();
	// It waits for another start too.
	await page.reload();
	await expect(waiting(page)).toBeVisible();

	await server.restart();
	await expect.poll(() => textsOf(home, reader), { timeout: 30_000 }).toEqual(['written in the storm']);
	await expect(waiting(page)).toHaveCount(0);
	await expect(column(page, 'home').getByText(/^As of /)).toHaveCount(0);
	await expect(bar(page).getByRole('button', { name: /^No connection/ })).toHaveCount(0);
	expect(await textsOf(home, reader)).toEqual(['written in the storm']);
});

/** Runs before the client: notes when the code listens that keeps lists as they are left. It shows nowhere else. */
function noteKeeping(): void {
	const listen = window.addEventListener;
	window.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
		if (type === 'pagehide' && new Error().stack?.includes('/keptLists-')) document.documentElement.dataset.keeps = '';
		listen.call(window, type, ...rest);
	};
}

test('the lists of a tab that is left after a moment are kept', async ({ open, home }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const note = await home.post(writer, 'Seen in passing');
	await keepDeck(home, reader, ['home', 'notifications']);
	const page = await open(reader, { path: NO_CLIENT });
	await page.addInitScript(noteKeeping);
	await page.goto('/');
	await expect(card(column(page, 'home'), note)).toBeVisible();
	await expect(column(page, 'notifications').getByText('accepted your follow request')).toBeVisible();
	await expect(page.locator('html[data-keeps]')).toBeAttached();
	await page.goto(NO_CLIENT);
	await copiesAreKept(page, 2);
});
