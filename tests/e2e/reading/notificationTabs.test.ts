import type { Page } from '@playwright/test';
import { wholeChromium } from '../../../playwright.config';
import { PushedPage } from '../support/PushedPage';
import { expect, test } from '../support/test';
import { WITH_WORKER, workerIsReady } from '../support/workers';

// The headless shell shows no notifications.
test.use(wholeChromium());

/** Counts what a page plays; browsers play nothing before the page was pressed. */
const countSounds = (): void => {
	const page = globalThis as unknown as { plays: number };
	page.plays = 0;
	HTMLMediaElement.prototype.play = () => {
		page.plays++;
		return Promise.resolve();
	};
};

/** Browsers that are driven have no hidden tabs, so the page is told that it is one. */
const setHidden = (page: Page, isHidden: boolean) =>
	page.evaluate(hidden => {
		Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
		document.dispatchEvent(new Event('visibilitychange'));
	}, isHidden);

/** Whether a visible tab tells. A tab gives that up a moment after it is hidden. */
const tellsInFront = async () => {
	const { held = [] } = await navigator.locks.query();
	return held.some(({ name }) => name?.startsWith('telling in front'));
};

const popups = (page: Page) => page.locator('[data-popup]');
const plays = (page: Page) => page.evaluate(() => (globalThis as unknown as { plays: number }).plays);
const row = (page: Page, words: string) => page.locator('[role="feed"] [data-notification]').filter({ hasText: words });

test('of two tabs one tells of a notification: by a pop-up, and in the background by the browser', async ({
	home,
	open,
}) => {
	const reader = await home.signUp();
	const writer = await home.signUp();
	const mention = (words: string) => home.post(writer, `@${reader.username} ${words}`);
	const first = await open(reader, {
		path: '/my/notifications',
		base: { ui: 'default' },
		context: { ...WITH_WORKER, permissions: ['notifications'] },
	});
	await first.context().addInitScript(countSounds);
	await first.reload();
	const second = await first.context().newPage();
	await second.goto('/my/notifications');
	const tabs = [first, second] as const;
	let told = 0;
	/** Both lists have it by now, and so each tab has decided. */
	const arrives = async (words: string) => {
		await mention(words);
		for (const tab of tabs) await expect(row(tab, words)).toHaveCount(1);
	};
	const counts = () => Promise.all(tabs.map(tab => popups(tab).count()));

	// Some seconds after their start, the tabs tell.
	await expect(async () => {
		await arrives(`are you there ${++told}`);
		await expect.poll(async () => Math.max(...(await counts())), { timeout: 1_000 }).toBeGreaterThan(0);
	}).toPass({ timeout: 40_000 });
	const [teller, other] = (await popups(first).count()) > 0 ? [first, second] : [second, first];

	await test.step('the pop-up is in one of them, which alone sounds', async () => {
		const before = await Promise.all([plays(teller), plays(other)]);
		await Promise.all([popups(teller).filter({ hasText: 'the tide turns' }).waitFor(), arrives('the tide turns')]);
		expect(await popups(other).count()).toBe(0);
		expect(await plays(teller)).toBeGreaterThan(before[0]);
		expect(await plays(other)).toBe(before[1]);
	});

	await test.step('it goes by itself', async () => {
		await expect(popups(teller)).toHaveCount(0, { timeout: 12_000 });
	});

	await test.step('once that one is hidden, the other tells', async () => {
		await setHidden(teller, true);
		await Promise.all([popups(other).filter({ hasText: 'fog ahead' }).waitFor(), arrives('fog ahead')]);
		expect(await popups(teller).count()).toBe(0);
	});

	await test.step('with both hidden, the browser tells it once', async () => {
		await workerIsReady(first);
		const pushed = await PushedPage.of(first);
		await setHidden(other, true);
		await expect.poll(() => other.evaluate(tellsInFront)).toBe(false);
		const before = await Promise.all(tabs.map(plays));
		const title = `${writer.username} mentioned you`;
		const shown = await pushed.showing(title, () => arrives('nobody looks'));
		expect(shown.filter(each => each.includes('nobody looks'))).toEqual([expect.stringContaining(title)]);
		const after = await Promise.all(tabs.map(plays));
		expect(after.filter((count, index) => count > (before[index] ?? 0))).toHaveLength(1);
		expect(await popups(teller).filter({ hasText: 'nobody looks' }).count()).toBe(0);
		expect(await popups(other).filter({ hasText: 'nobody looks' }).count()).toBe(0);
	});

	await test.step('it goes when all was read', async () => {
		const pushed = await PushedPage.of(first);
		await home.call('notifications/mark-all-as-read', {}, reader);
		await expect.poll(() => pushed.shown()).toEqual([]);
	});
});
