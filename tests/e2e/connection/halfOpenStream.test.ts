import { Home } from '../support/Home';
import { keepDeck } from '../support/keepDeck';
import { SilentProxy } from '../support/SilentProxy';
import { card, column } from '../support/screen';
import { expect, test } from '../support/test';

test('a stream that is open and dead is found out, and what it swallowed is in the columns', async ({
	open,
	ownServer,
}) => {
	const { home } = await ownServer();
	const proxy = await SilentProxy.start(home.origin);
	try {
		const writer = await home.signUp();
		const reader = { ...(await home.follower(writer)), origin: proxy.origin };
		const kinds = ['home', 'local', 'social', 'global'] as const;
		await keepDeck(home, reader, kinds);
		const page = await open(reader, { home: new Home(proxy.origin), base: { ui: 'deck' }, path: '/no/such/page' });
		await page.clock.install();
		await page.goto('/');
		const columns = kinds.map(kind => column(page, kind));
		const before = await home.post(writer, 'while it lived');
		for (const each of columns) await expect(card(each, before)).toBeAttached();

		expect(proxy.silenceStreams()).toBeGreaterThan(0);
		const swallowed = await home.post(writer, 'swallowed');
		await page.clock.runFor(90_000);

		for (const each of columns) await expect(card(each, swallowed)).toBeAttached();
		const after = await home.post(writer, 'alive again');
		for (const each of columns) await expect(card(each, after)).toBeAttached();
	} finally {
		await proxy.stop();
	}
});
