import type { CDPSession } from '@playwright/test';
import { compose, textOf } from '../support/posting';
import { expect, test } from '../support/test';

const FIRST = 5;
const MORE = Number(process.env.COMPOSERS ?? 12);
/** Objects that a composer may vary by; a form that leaks has hundreds. */
const ALLOWANCE = 5;

/**
 * The number of objects in a page. Not the size of the heap, which grows with the code that the engine compiles while
 * something is repeated.
 */
async function liveObjects(devtools: CDPSession): Promise<number> {
	await devtools.send('HeapProfiler.collectGarbage');
	const { result } = await devtools.send('Runtime.evaluate', { expression: 'Object.prototype' });
	const { objects } = await devtools.send('Runtime.queryObjects', {
		prototypeObjectId: result.objectId ?? '',
		objectGroup: 'counted',
	});
	const { result: count } = await devtools.send('Runtime.callFunctionOn', {
		objectId: objects.objectId ?? '',
		functionDeclaration: 'function () { return this.length; }',
	});
	await devtools.send('Runtime.releaseObjectGroup', { objectGroup: 'counted' });
	return Number(count.value);
}

/** The number once the page has come to rest. */
async function settledObjects(devtools: CDPSession): Promise<number> {
	let last = 0;
	const isAtRest = async () => {
		const before = last;
		last = await liveObjects(devtools);
		return last === before;
	};
	await expect.poll(isAtRest, { intervals: [1_000], timeout: 30_000 }).toBe(true);
	return last;
}

test('composers that were closed leave nothing in memory', async ({ open, home }) => {
	test.setTimeout(70_000 + MORE * 4_000);
	const page = await open(await home.signUp(), { base: { ui: 'default', animation: false } });
	const devtools = await page.context().newCDPSession(page);
	const openAndClose = async (times: number) => {
		for (let index = 0; index < times; index++) {
			const form = await compose(page);
			await textOf(form).fill('a word');
			await textOf(form).fill('');
			await form.getByRole('button', { name: 'Close' }).click();
			await expect(form).toHaveCount(0);
		}
	};
	await openAndClose(FIRST);
	// What the page loads by itself has objects, too: the last of it 15 s after the start (`watchMember`).
	await expect.poll(() => page.evaluate(() => performance.now()), { timeout: 30_000 }).toBeGreaterThan(16_000);
	// After a count, the page keeps the last composer that was closed, and lets it go with the next: one both times.
	await settledObjects(devtools);
	await openAndClose(1);
	const few = await settledObjects(devtools);
	await openAndClose(MORE);
	expect((await settledObjects(devtools)) - few).toBeLessThan(MORE * ALLOWANCE);
});
