import { lateParts } from '../support/lateParts';
import { reload } from '../support/reload';
import { expect, test } from '../support/test';
import { WITH_WORKER } from '../support/workers';

// All parts are loaded before they are opened.
test.use({ savesData: false });

/** What the browser says of any answer: other tests' notes in the local timeline have pictures that are not there. */
const ABOUT_REQUEST = /^Failed to load resource: /;

// A part that can't be loaded, or that lacks what another one takes from it, leaves only a line in the console.
for (const [whose, path] of [
	['a deck', '/?ui=deck'],
	['the classic view', '/?ui=default'],
	['a visitor', '/'],
] as const) {
	test(`${whose} starts without a warning or an error in the console, also the second time`, async ({ open, home }) => {
		const page = await open(whose === 'a visitor' ? null : await home.signUp(), {
			path: '/robots.txt',
			context: WITH_WORKER,
		});
		const said: string[] = [];
		page.on('console', message => {
			if (['warning', 'error'].includes(message.type()) && !ABOUT_REQUEST.test(message.text()))
				said.push(message.text());
		});
		const isAsset = (url: string) => new URL(url).pathname.startsWith('/assets/');
		page.on('response', response => {
			if (response.status() >= 400 && isAsset(response.url())) said.push(`${response.status()} ${response.url()}`);
		});
		page.on('requestfailed', request => {
			const reason = request.failure()?.errorText;
			// The reload ends what is under way.
			if (reason !== 'net::ERR_ABORTED' && isAsset(request.url())) said.push(`${reason} ${request.url()}`);
		});
		await page.goto(path);
		await lateParts(page);
		await reload(page);
		await lateParts(page);
		expect(said).toEqual([]);
	});
}
