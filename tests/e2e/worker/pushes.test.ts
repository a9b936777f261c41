import { wholeChromium } from '../../../playwright.config';
import { column } from '../support/screen';
import { expect, test } from '../support/test';
import { WITH_WORKER, workerIsReady } from '../support/workers';

// The headless shell shows no notifications.
test.use(wholeChromium());

/**
 * The push service of the browser is out of reach in a closed network, and the developer tools hand over what it would
 * have decrypted: the payload is that of the server, unencrypted.
 */
test('what is pushed is shown in the language of the app, and reactions to one note become one', async ({
	open,
	home,
}) => {
	const reader = await home.signUp();
	const note = await home.post(reader, 'Fair winds');
	const page = await open(reader, { context: { ...WITH_WORKER, permissions: ['notifications'] }, language: 'ja-JP' });
	await expect(column(page, 'home')).toBeVisible();
	await workerIsReady(page);
	const devtools = await page.context().newCDPSession(page);
	const registered = new Promise<string>(resolve => {
		devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
			if (first) resolve(first.registrationId);
		});
	});
	await devtools.send('ServiceWorker.enable');
	const registrationId = await registered;
	const push = (id: string, body: object) =>
		devtools.send('ServiceWorker.deliverPushMessage', {
			...{ origin: new URL(page.url()).origin, registrationId },
			data: JSON.stringify({
				...{ type: 'notification', userId: reader.id, dateTime: Date.now() },
				body: { id, type: 'reaction', reaction: '👍', note: { id: note.id, text: 'Fair winds' }, ...body },
			}),
		});
	const shown = () =>
		page.evaluate(async () => {
			const registration = await navigator.serviceWorker.ready;
			return (await registration.getNotifications()).map(({ title, body }) => `${title} / ${body}`);
		});
	await push('1', { userId: 'u1', user: { id: 'u1', username: 'rin', name: 'Rin' } });
	await expect.poll(shown).toEqual(['Rinさんがリアクションしました / リアクション：👍\nFair winds']);
	await push('2', { userId: 'u2', user: { id: 'u2', username: 'noor', name: 'Noor' } });
	await expect.poll(shown).toEqual(['Noorさんとほか1人がリアクションしました / リアクション：👍\nFair winds']);
});
