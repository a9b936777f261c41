import { wholeChromium } from '../../../playwright.config';
import { PushedPage } from '../support/PushedPage';
import { column } from '../support/screen';
import { expect, test } from '../support/test';
import { WITH_WORKER, workerIsReady } from '../support/workers';

// The headless shell shows no notifications.
test.use(wholeChromium());

test('what is pushed is shown in the language of the app, and reactions to one note become one', async ({
	open,
	home,
}) => {
	const reader = await home.signUp();
	const note = await home.post(reader, 'Fair winds');
	const page = await open(reader, { context: { ...WITH_WORKER, permissions: ['notifications'] }, language: 'ja-JP' });
	await expect(column(page, 'home')).toBeVisible();
	await workerIsReady(page);
	const pushed = await PushedPage.of(page);
	const push = (id: string, body: object) =>
		pushed.deliver(
			JSON.stringify({
				...{ type: 'notification', userId: reader.id, dateTime: Date.now() },
				body: { id, type: 'reaction', reaction: '👍', note: { id: note.id, text: 'Fair winds' }, ...body },
			}),
		);
	await push('1', { userId: 'u1', user: { id: 'u1', username: 'rin', name: 'Rin' } });
	await expect.poll(() => pushed.shown()).toEqual(['Rinさんがリアクションしました / リアクション：👍\nFair winds']);
	await push('2', { userId: 'u2', user: { id: 'u2', username: 'noor', name: 'Noor' } });
	await expect
		.poll(() => pushed.shown())
		.toEqual(['Noorさんとほか1人がリアクションしました / リアクション：👍\nFair winds']);
});
