import { expectAccessible } from '../support/accessible';
import { card } from '../support/screen';
import { expect, test } from '../support/test';

test('a wall shows what it is allowed, scrolls and turns by itself, and has no controls', async ({ open, home }) => {
	const [writer, other] = [await home.signUp(), await home.signUp()];
	const reader = await home.follower(writer, other);
	await home.postMany(writer, 20, index => `older ${index} `.repeat(30));
	const note = await home.post(writer, 'Land ahoy');
	const [foreign, secret] = [
		await home.post(other, 'not for the wall'),
		await home.post(writer, { text: 'for followers', visibility: 'followers' }),
	];
	const context = { reducedMotion: 'no-preference' } as const;
	const page = await open(reader, { path: '/no/such/page', context });
	await page.clock.install();
	await page.goto(`/?zen&wall&sources=home,direct,media&every=30&people=${writer.username}`);
	const wall = page.getByRole('main');
	const home_ = wall.locator('section').filter({ has: page.getByRole('heading', { name: 'Home' }) });
	await expect(card(home_, note)).toBeVisible();
	await expect(card(home_, foreign)).toHaveCount(0);
	await expect(card(home_, secret)).toHaveCount(0);
	await expect(wall.locator('time').first()).toBeVisible();
	await expect(wall.getByRole('heading', { name: 'Direct notes' })).toHaveCount(0);
	await expectAccessible(page, 'main');
	// Nothing takes the focus, and nothing but reactions looks like a button.
	for (let press = 0; press < 3; press++) await page.keyboard.press('Tab');
	expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);

	const scrolled = () => home_.locator('[data-scroller]').evaluate(({ scrollTop }) => scrollTop);
	expect(await scrolled()).toBe(0);
	await page.clock.runFor(12_000);
	await expect.poll(scrolled).toBeGreaterThan(20);
	// It begins anew with its turn.
	await page.clock.runFor(20_000);
	await expect(card(home_, note)).toBeVisible();
	await expect.poll(scrolled).toBeLessThan(20);
});
