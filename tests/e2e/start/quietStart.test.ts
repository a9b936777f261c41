import { lateParts } from '../support/lateParts';
import { reload } from '../support/reload';
import { expect, test } from '../support/test';
import { WITH_WORKER } from '../support/workers';

/** What the browser says of any answer: other tests' notes in the local timeline have pictures that are not there. */
const ABOUT_REQUEST = /^Failed to load resource: the server responded/;

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
		page.on('response', response => {
			if (response.status() >= 400 && new URL(response.url()).pathname.startsWith('/assets/'))
				said.push(`${response.status()} ${response.url()}`);
		});
		await page.goto(path);
		await lateParts(page);
		await reload(page);
		await lateParts(page);
		expect(said).toEqual([]);
	});
}
