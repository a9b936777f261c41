import type { Locator, Page } from '@playwright/test';
import { dragBy } from '../support/dragBy';
import { Finger, type Point } from '../support/Finger';
import { keepDeck } from '../support/keepDeck';
import { toast } from '../support/menus';
import { compose, postButton, textOf } from '../support/posting';
import { column, dialog, scrollerOf } from '../support/screen';
import { expect, PHONE_ONLY, test } from '../support/test';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const isChosen = (page: Page, name: string) => expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
const panelOf = (page: Page) => page.locator('[role="tabpanel"][data-swipes]');
const menuOf = (page: Page) => dialog(page, 'Navigation');

async function boxOf(of: Locator) {
	const box = await of.boundingBox();
	if (!box) throw new Error('It is not there.');
	return box;
}

async function swipe(page: Page, from: Point, ...path: readonly Point[]): Promise<void> {
	const finger = await Finger.on(page, from);
	for (const by of path) await finger.by(by);
	await finger.lift();
}

test(
	'what a tab shows follows the finger, springs back, and changes after 70 px',
	PHONE_ONLY,
	async ({ open, home }) => {
		const reader = await home.signUp();
		const note = await home.post(reader, 'with tabs');
		const page = await open(reader, { path: `/notes/${note.id}` });
		const panel = panelOf(page);
		const { y } = await boxOf(panel);
		const from = { x: 300, y: y + 20 };

		const finger = await Finger.on(page, from);
		await finger.by({ x: -45, y: 4 });
		await expect(panel).toHaveCSS('translate', '-30px');
		await expect(page.locator('[data-side="after"]')).toHaveText('Renotes');
		await finger.by({ x: -200, y: 0 });
		await expect(panel).toHaveCSS('translate', '-120px');
		await finger.by({ x: 180, y: 0 });
		await finger.lift();
		await isChosen(page, 'Replies');
		await expect(panel).toHaveCSS('translate', 'none');

		// Watched in the page: on a slow machine it is over before it could be asked for from here.
		const moved = panel.evaluate(
			each =>
				new Promise<unknown[]>(resolve => {
					const look = () => {
						const durations = each.getAnimations().map(({ effect }) => effect?.getTiming().duration);
						if (durations.length > 0) resolve(durations);
						else requestAnimationFrame(look);
					};
					look();
				}),
		);
		await swipe(page, from, { x: -75, y: 6 });
		await isChosen(page, 'Renotes');
		expect(await moved).toEqual([400]);
		await expect.poll(() => panel.evaluate(each => each.getAnimations().length)).toBe(0);
		await expect(panel).toHaveCSS('translate', 'none');
	},
);

test('without motion nothing follows the finger, and tabs change all the same', PHONE_ONLY, async ({ open, home }) => {
	const page = await open(await home.signUp(), { path: '/announcements', context: { reducedMotion: 'reduce' } });
	const panel = panelOf(page);
	const { y } = await boxOf(panel);
	const finger = await Finger.on(page, { x: 300, y: y + 20 });
	await finger.by({ x: -90, y: 0 });
	await expect(panel).toHaveCSS('translate', 'none');
	await finger.lift();
	await isChosen(page, 'Past');
	expect(await panel.evaluate(each => each.getAnimations().length)).toBe(0);
});

test('a finger that scrolls, or moves code, changes no tab', PHONE_ONLY, async ({ open, home }) => {
	const writer = await home.signUp();
	const note = await home.post(writer, 'with tabs');
	const line = 'const answer = 42; '.repeat(12);
	for (let nth = 0; nth < 8; nth++) await home.post(writer, { text: `line ${nth}\n\n\nand on`, replyId: note.id });
	await home.post(writer, { text: `\`\`\`\n${line}\n\`\`\``, replyId: note.id });
	const page = await open(writer, { path: `/notes/${note.id}` });
	const panel = panelOf(page);
	const code = panel.locator('pre').first();
	await code.scrollIntoViewIfNeeded();
	await dragBy(page, code, { x: -120, y: 0 }, true);
	await expect.poll(() => scrolledOf(code)).toBeGreaterThan(60);
	await isChosen(page, 'Replies');

	const top = () => panel.evaluate(each => Math.round(each.getBoundingClientRect().top));
	const before = await top();
	await swipe(page, { x: 200, y: 600 }, { x: 20, y: -200 }, { x: -150, y: -20 });
	await expect.poll(top).toBeLessThan(before - 100);
	await isChosen(page, 'Replies');
});

/** How far an element, or what scrolls in it or around it, is scrolled sideways. */
const scrolledOf = (of: Locator): Promise<number> =>
	of.evaluate(element => {
		const all = [element, element.parentElement, ...element.querySelectorAll('*')];
		return Math.max(...all.map(each => each?.scrollLeft ?? 0));
	});

test('the menu comes in from the left edge, and goes to the left', PHONE_ONLY, async ({ open, home }) => {
	const page = await open(await home.signUp());
	await expect(page.locator('[data-edge-swiper]')).toHaveCount(1);
	const menu = menuOf(page);
	await swipe(page, { x: 6, y: 400 }, { x: 120, y: 0 });
	await swipe(page, { x: 24, y: 400 }, { x: 110, y: 0 }, { x: -60, y: 0 });
	await swipe(page, { x: 24, y: 400 }, { x: 40, y: -120 });
	await expect(menu).toHaveCount(0);
	await swipe(page, { x: 24, y: 400 }, { x: 80, y: 8 });
	await expect(menu.getByRole('button', { name: 'Settings' })).toBeVisible();
	await expect.poll(async () => (await boxOf(menu)).x).toBe(0);

	const finger = await Finger.on(page, { x: 200, y: 300 });
	await finger.by({ x: -60, y: 0 });
	await expect(menu).toHaveCSS('translate', '-48px');
	await finger.lift();
	await expect.poll(async () => (await boxOf(menu)).x).toBe(0);
	await swipe(page, { x: 200, y: 300 }, { x: -80, y: 0 });
	await expect(menu).toHaveCount(0);
	await isChosen(page, 'Home');

	await swipe(page, { x: 24, y: 400 }, { x: 80, y: 8 });
	await menu.getByRole('button', { name: 'Announcements' }).click();
	await expect(menu).toHaveCount(0);
	await expect(page).toHaveURL(/\/announcements$/);
	await expect(page.getByRole('article').first()).toBeVisible();
	await swipe(page, { x: 24, y: 400 }, { x: 80, y: 8 });
	await expect(menu).toBeVisible();
	await page.goBack();
	await expect(menu).toHaveCount(0);
	await expect(page).toHaveURL(/\/announcements$/);
});

test('a deck turns to the next column after 70 px', PHONE_ONLY, async ({ open, home }) => {
	const page = await open(await home.signUp(), { base: { ui: 'deck' } });
	const deck = page.locator('[data-deck]');
	await expect(page.locator('section[data-column]').nth(1)).toBeAttached();
	// What follows fingers comes once the page has time.
	await expect(page.locator('[data-edge-swiper]')).toHaveCount(1);
	const scrolled = () => deck.evaluate(each => Math.round((each.scrollLeft / each.clientWidth) * 100) / 100);
	const [first, next] = [0, 1];
	// Slow, as a flick turns anyway.
	const slowly = async (x: number) => {
		const finger = await Finger.on(page, { x: x < 0 ? 300 : 90, y: 500 });
		await finger.by({ x: x / 2, y: 0 });
		await finger.by({ x: x / 2, y: 0 });
		await finger.lift();
	};
	await expect.poll(scrolled).toBe(first);
	await slowly(-90);
	await expect.poll(scrolled).toBe(next);
	await slowly(90);
	await expect.poll(scrolled).toBe(first);
	await swipe(page, { x: 24, y: 500 }, { x: 80, y: 0 });
	await expect(menuOf(page).getByRole('button', { name: 'Add column' })).toBeVisible();
});

test('a tap on a column’s header scrolls its list to the top', PHONE_ONLY, async ({ open, home }) => {
	const person = await home.signUp();
	await keepDeck(home, person, ['local', 'global']);
	const page = await open(person, { base: { ui: 'deck', deckIntroduced: true } });
	const local = column(page, 'local');
	const list = scrollerOf(local);
	await expect(local.locator('article').first()).toBeVisible();
	await list.evaluate(element => element.scrollTo(0, 400));
	await expect.poll(() => list.evaluate(element => element.scrollTop)).toBeGreaterThan(300);
	await local.locator('[data-column-handle]').tap();
	await expect.poll(() => list.evaluate(element => element.scrollTop)).toBe(0);
});

test('a toast leaves the button that posts free', PHONE_ONLY, async ({ open, home }) => {
	const page = await open(await home.signUp());
	const form = await compose(page);
	const post = postButton(form);
	// Nothing is written yet.
	await textOf(form).press('Control+Enter');
	const message = toast(page, /./).first();
	await expect(message).toBeVisible();
	const [toastBox, button] = [await boxOf(message), await boxOf(post)];
	expect(toastBox.y).toBeGreaterThan(button.y + button.height);
	await textOf(form).fill('posted below a toast');
	await post.click();
	await expect(form).toHaveCount(0);
});

test(
	'counts, folded parts and boxes of choices are 40 px high, and a field takes a press at its edge',
	PHONE_ONLY,
	async ({ open, home }) => {
		const reader = await home.signUp();
		const heightOf = async (of: Locator) => Math.round((await boxOf(of)).height);
		const profile = await open(reader, { path: `/@${reader.username}` });
		expect(await heightOf(profile.getByRole('link', { name: /^0\s*Notes/ }))).toBeGreaterThanOrEqual(40);

		const drive = await open(reader, { path: '/my/drive' });
		const order = drive.getByRole('combobox').first();
		expect(await heightOf(order.locator('..'))).toBe(40);

		const about = await open(reader, { path: '/about-quarterdeck' });
		expect(await heightOf(about.getByText('Read the license'))).toBeGreaterThanOrEqual(38);

		const list = await open(reader, { path: '/my/antennas/create' });
		const name = list.getByRole('textbox', { name: 'Name', exact: true });
		const { x, y, height } = await boxOf(name.locator('..'));
		await list.touchscreen.tap(x + 60, y + height - 3);
		await expect(name).toBeFocused();
	},
);
