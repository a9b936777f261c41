import { boxOf, drawn, followsHand } from '../support/followsHand';
import { Gate } from '../support/Gate';
import { column } from '../support/screen';
import { expect, test } from '../support/test';

const STEPS = 20;

test('a dragged column is where the hand holds it, at every step', async ({ open, home }) => {
	const page = await open(await home.signUp(), { base: { ui: 'deck', deckIntroduced: true } });
	const main = column(page, 'main');
	await followsHand(page, main);
	const gridLeft = (await boxOf(page.locator('[data-deck]'))).x;
	expect((await boxOf(main)).x).toBeGreaterThan(gridLeft + 100);
});

test('a column that is dropped before its code is there goes where it was dropped', async ({ open, home }) => {
	const page = await open(await home.signUp(), { base: { ui: 'deck', deckIntroduced: true } });
	const loaded = new Gate();
	await page.route('**/assets/*.js', async route => {
		await loaded.opened;
		await route.continue();
	});
	const main = column(page, 'main');
	const handle = await boxOf(main.locator('[data-column-handle]'));
	const before = await boxOf(main);
	await page.mouse.move(handle.x + 80, handle.y + 10);
	const asked = page.waitForRequest('**/assets/*.js');
	await page.mouse.down();
	await asked;
	await page.mouse.move(handle.x + 580, handle.y + 20, { steps: 10 });
	await page.mouse.up();
	expect((await boxOf(main)).x).toBe(before.x);
	loaded.open();
	await expect.poll(async () => (await boxOf(main)).x).toBeGreaterThan(before.x + 300);
	await expect(page.locator('[data-held], [data-settling]')).toHaveCount(0);
});

test('a dragged edge follows the hand, and the columns beside it make room', async ({ open, home }) => {
	const page = await open(await home.signUp(), { base: { ui: 'deck', deckIntroduced: true } });
	const [main, next] = [column(page, 'main'), page.locator('[data-column]').nth(1)];
	const cell = page.locator('[data-cell]', { has: main });
	const edge = await boxOf(cell.locator('[data-edge=e]'));
	const [before, nextBefore] = [await boxOf(main), await boxOf(next)];
	const from = { x: edge.x + edge.width / 2, y: edge.y + edge.height / 2 };
	await page.mouse.move(from.x, from.y);
	await page.mouse.down();
	await page.mouse.move(from.x + 10, from.y);
	// Its code comes with the first press.
	await expect(page.locator('[data-active]')).toHaveCount(1);
	for (let step = 1; step <= STEPS; step++) {
		await page.mouse.move(from.x + step * 10, from.y);
		await drawn(page);
		expect(Math.abs((await boxOf(main)).width - before.width - step * 10)).toBeLessThanOrEqual(2);
		expect(Math.abs((await boxOf(next)).x - nextBefore.x - step * 10)).toBeLessThanOrEqual(2);
	}
	await page.mouse.up();
	await expect.poll(async () => Math.round((await boxOf(main)).width - before.width)).toBe(STEPS * 10);
});

test('Escape takes a dragged column back to where it was', async ({ open, home }) => {
	const page = await open(await home.signUp(), { base: { ui: 'deck', deckIntroduced: true } });
	const names = () =>
		page.locator('[data-column]').evaluateAll(all => all.map(each => each.getAttribute('data-column')));
	const places = async () => {
		const boxes = await page
			.locator('[data-column]')
			.evaluateAll(all => all.map(each => each.getBoundingClientRect().x));
		return boxes.map(Math.round);
	};
	const main = column(page, 'main');
	const handle = await boxOf(main.locator('[data-column-handle]'));
	const before = { names: await names(), places: await places() };
	await page.mouse.move(handle.x + 40, handle.y + 10);
	await page.mouse.down();
	await page.mouse.move(handle.x + 500, handle.y + 300, { steps: 10 });
	await expect(page.locator('[data-held]')).toHaveCount(1);
	await drawn(page);
	expect(await places()).not.toEqual(before.places);
	await page.keyboard.press('Escape');
	await expect(page.locator('[data-held], [data-settling]')).toHaveCount(0);
	const after = async () => ({ names: await names(), places: await places() });
	await expect.poll(after).toEqual(before);
	await page.mouse.up();
	await page.mouse.move(handle.x + 600, handle.y + 300);
	await drawn(page);
	expect(await after()).toEqual(before);
	// The next one is dropped as ever.
	await page.mouse.move(handle.x + 40, handle.y + 10);
	await page.mouse.down();
	await page.mouse.move(handle.x + 500, handle.y + 20, { steps: 10 });
	await page.mouse.up();
	await expect(page.locator('[data-held], [data-settling]')).toHaveCount(0);
	await expect.poll(places).not.toEqual(before.places);
});

test('held at the edge, a column scrolls the deck to its end and no further', async ({ open, home }) => {
	const page = await open(await home.signUp(), { base: { ui: 'deck', deckIntroduced: true } });
	const deck = page.locator('[data-deck]');
	const handle = await boxOf(column(page, 'main').locator('[data-column-handle]'));
	const edge = await boxOf(deck);
	await page.mouse.move(handle.x + 40, handle.y + 10);
	await page.mouse.down();
	const end = await deck.evaluate(element => element.scrollWidth - element.clientWidth);
	await page.mouse.move(edge.x + edge.width - 2, handle.y + 20, { steps: 5 });
	const scrolled = () => deck.evaluate(element => Math.round(element.scrollLeft));
	await expect.poll(scrolled).toBeGreaterThanOrEqual(end);
	for (let frame = 0; frame < 10; frame++) await drawn(page);
	expect(await scrolled()).toBe(end);
	await page.mouse.up();
});
