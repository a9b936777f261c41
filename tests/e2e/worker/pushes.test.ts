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
	const rin = { userId: 'u1', user: { id: 'u1', username: 'rin', name: 'Rin' } };
	const noor = { userId: 'u2', user: { id: 'u2', username: 'noor', name: 'Noor' } };
	expect(await pushed.showing('Rinさん', () => push('1', rin))).toEqual([
		'Rinさんがリアクションしました / リアクション：👍\nFair winds',
	]);
	expect(await pushed.showing('Noorさん', () => push('2', noor))).toEqual([
		'Noorさんとほか1人がリアクションしました / リアクション：👍\nFair winds',
	]);

	// What a page has told of by itself is not shown; the next one comes after it.
	await page.evaluate(async userId => {
		const { active } = await navigator.serviceWorker.ready;
		active?.postMessage({ type: 'told', userId, id: '3' });
	}, reader.id);
	await expect.poll(() => page.evaluate(async () => (await caches.match('/told')) !== undefined)).toBe(true);
	const shown = await pushed.showing('Keiさんにフォローされました', async () => {
		await push('3', { type: 'follow', userId: 'u3', user: { id: 'u3', username: 'ede', name: 'Ede' } });
		await push('4', { type: 'follow', userId: 'u4', user: { id: 'u4', username: 'kei', name: 'Kei' } });
	});
	expect(shown.join()).not.toContain('Ede');
});
