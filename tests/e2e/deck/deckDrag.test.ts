import { boxOf, drawn, followsHand } from '../support/followsHand';
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

test('a dragged edge follows the hand, and the columns beside it make room', async ({ open, home }) => {
	const page = await open(await home.signUp(), { base: { ui: 'deck', deckIntroduced: true } });
	const [main, next] = [column(page, 'main'), page.locator('[data-column]').nth(1)];
	const cell = page.locator('.react-grid-item', { has: main });
	const edge = await boxOf(cell.locator('.react-resizable-handle-e'));
	const [before, nextBefore] = [await boxOf(main), await boxOf(next)];
	const from = { x: edge.x + edge.width / 2, y: edge.y + edge.height / 2 };
	await page.mouse.move(from.x, from.y);
	await page.mouse.down();
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
