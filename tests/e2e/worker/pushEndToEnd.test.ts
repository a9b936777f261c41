import type { Page } from '@playwright/test';
import { wholeChromium } from '../../../playwright.config';
import { PushedPage } from '../support/PushedPage';
import { PushService } from '../support/PushService';
import { NO_CLIENT, setPreferences } from '../support/preferences';
import { dialog } from '../support/screen';
import { startFromSources } from '../support/startFromSources';
import { expect, test } from '../support/test';
import { WITH_WORKER, workerIsReady } from '../support/workers';

// The headless shell shows no notifications.
test.use(wholeChromium());

const PALETTE = [{ id: 'mine', name: '', emojis: ['🎉', '👍'] }];

test('what the home server pushes, encrypted for the browser, is shown by the worker, and its buttons work', async ({
	open,
}) => {
	const service = await PushService.start();
	const { home, stop } = await startFromSources({ privateHosts: [service.host] });
	try {
		const reader = await home.signUp();
		const writer = await home.signUp();
		const note = await home.post(reader, 'Fair winds');
		await home.call('i/update', { isLocked: true }, reader);
		await service.subscribe(home, reader);
		// No page is open that would show these as they come, and so have them read.
		const reply = await home.post(writer, { text: 'And following seas', replyId: note.id });
		await home.react(writer, note, '👍');
		await home.call('following/create', { userId: reader.id }, writer);
		const pushes = {
			reply: await service.pushOf('reply', home),
			reaction: await service.pushOf('reaction', home),
			request: await service.pushOf('receiveFollowRequest', home),
		};

		const page = await open(reader, {
			home,
			path: NO_CLIENT,
			context: { ...WITH_WORKER, permissions: ['notifications'] },
		});
		await setPreferences(page, { emojiPalettes: PALETTE });
		await rememberPushed(page, `${new URL(home.origin).host}/${reader.id}`);
		await page.goto('/');
		await workerIsReady(page);
		const pushed = await PushedPage.of(page);

		await test.step('the button of a reply reacts to it, as the palette has it', async () => {
			const title = `${writer.username} replied`;
			const shown = await pushed.showing(title, () => pushed.deliver(pushes.reply));
			expect(shown).toEqual([`${title} / And following seas / Reply / React with 🎉`]);
			await pushed.press(title, 'React with 🎉');
			await expect
				.poll(() => home.call<object>('notes/show', { noteId: reply.id }, reader))
				.toMatchObject({ myReaction: '🎉' });
			await expect(page.getByText('Reaction sent')).toBeVisible();
			expect(await pushed.shown()).toEqual([]);
		});

		await test.step('the other one opens the form', async () => {
			const title = `${writer.username} replied`;
			await pushed.showing(title, () => pushed.deliver(pushes.reply));
			await pushed.press(title, 'Reply');
			const form = dialog(page, 'Reply');
			await expect(form.getByText('And following seas')).toBeVisible();
			await form.getByRole('button', { name: 'Close' }).click();
		});

		await test.step('a follow request is accepted', async () => {
			const title = `${writer.username} wants to follow you`;
			const shown = await pushed.showing(title, () => pushed.deliver(pushes.request));
			expect(shown).toEqual([`${title} / Accept / Reject`]);
			await pushed.press(title, 'Accept');
			await expect(page.getByText('Follow request accepted')).toBeVisible();
			expect(await home.call('users/relation', { userId: [reader.id] }, writer)).toMatchObject([{ isFollowing: true }]);
		});

		await test.step('a press leads to the note', async () => {
			const title = `${writer.username} reacted`;
			const shown = await pushed.showing(title, () => pushed.deliver(pushes.reaction));
			expect(shown).toEqual([`${title} / Reaction: 👍\nFair winds`]);
			await pushed.press(title);
			await expect(page).toHaveURL(`${home.origin}/notes/${note.id}`);
			await expect(page.locator('article[data-detailed]').getByText('Fair winds')).toBeVisible();
		});
		await page.close();
	} finally {
		await stop();
		await service.stop();
	}
});

/** The test's service, and not the browser's, was registered with the server. */
const rememberPushed = (page: Page, sessionKey: string) =>
	page.evaluate(
		key => localStorage.setItem('pushedTo', JSON.stringify({ [key]: 'https://push.example/' })),
		sessionKey,
	);
