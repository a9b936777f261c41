import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DEFAULT_EMBED, embedCode } from '@/blocks/embed/embedCode';
import { expect, test } from '../support/test';

/** Serves one page at another origin. */
async function serve(html: string): Promise<{ origin: string; close: () => void }> {
	const server = createServer((_request, response) => {
		response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
		response.end(`<!doctype html><html lang="en"><title>A page of somebody</title><body>${html}</body></html>`);
	});
	await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
	return {
		origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		close: () => server.close().closeAllConnections(),
	};
}

test('on another site, the snippet’s frames take the height of what is in them', async ({ page, home }) => {
	const writer = await home.signUp();
	const short = await home.post(writer, { cw: 'Few words', text: 'So\nmany\nmore' });
	const long = await home.post(writer, Array.from({ length: 40 }, (_, line) => `Line ${line}`).join('\n'));
	const snippet = (id: string, frameId: string) =>
		embedCode(home.origin, { kind: 'notes', id }, DEFAULT_EMBED, frameId);
	const ofTimeline = snippet('x', 'timeline').replace('/embed/notes/x', `/embed/user-timeline/${writer.id}`);
	const site = await serve([snippet(short.id, 'short'), snippet(long.id, 'long'), ofTimeline].join(''));
	try {
		await page.goto(site.origin);
		const frame = (id: string) => page.locator(`iframe[data-misskey-embed-id="v1_${id}"]`);
		const height = async (id: string) => {
			await frame(id).scrollIntoViewIfNeeded();
			return Math.round((await frame(id).boundingBox())?.height ?? 0);
		};
		for (const id of ['short', 'long']) {
			const content = await frame(id).contentFrame().locator('.card').boundingBox();
			await expect.poll(() => height(id)).toBe(Math.ceil((content?.height ?? 0) - 0.01));
		}
		const before = await height('short');
		expect(before).toBeLessThan(300);
		expect(await height('long')).toBeGreaterThan(700);
		await expect.poll(() => height('timeline')).toBe(700);

		// Only a frame itself can report its height.
		await page.evaluate(() => {
			const said = { type: 'quarterdeck:height', id: 'v1_short', height: 999 };
			window.postMessage(said, '*');
			return new Promise(heard => addEventListener('message', heard, { once: true }));
		});
		expect(await height('short')).toBe(before);
		const other = page.frame({ url: new RegExp(`/embed/notes/${long.id}`) });
		await other?.evaluate(() => {
			parent.postMessage({ type: 'quarterdeck:height', id: 'v1_short', height: 999 }, '*');
		});
		await page.evaluate(() => new Promise(requestAnimationFrame));
		expect(await height('short')).toBe(before);
		await frame('short').contentFrame().getByText('Few words').click();
		await expect.poll(() => height('short')).toBeGreaterThan(before);
	} finally {
		site.close();
	}
});
