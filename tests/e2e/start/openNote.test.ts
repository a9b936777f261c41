import { card, column } from '../support/screen';
import { streamed } from '../support/streamed';
import { expect, test } from '../support/test';

test('a press on a note opens it in its column, and back leads to the same place', async ({ open, home }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const posted = await home.post(writer, { text: 'Note\n\nwith a second line that is a little longer' });
	await home.post(writer, { text: 'Another one above it' });
	const page = await open(reader, { base: { ui: 'deck', deckIntroduced: true } });
	// Other tests write to the local timeline at the same time.
	const timeline = column(page, 'home');
	await timeline.scrollIntoViewIfNeeded();
	const chosen = card(timeline, posted);
	await chosen.scrollIntoViewIfNeeded();
	const top = async () => (await chosen.boundingBox())?.y ?? Number.NaN;
	const before = await top();
	const scrolled = () => page.locator('[data-deck]').evaluate(deck => deck.scrollLeft);
	const deckBefore = await scrolled();

	await chosen.getByText('with a second line').click();
	const opened = timeline.locator('[data-page]');
	await expect(opened.locator('article[data-detailed]')).toBeVisible();
	await expect(opened.locator('article[data-detailed]')).toBeFocused();
	expect(await scrolled()).toBe(deckBefore);
	await expect(timeline.getByRole('button', { name: 'Back' })).toBeVisible();
	expect(new URL(page.url()).pathname).toBe('/');

	// New notes wait meanwhile.
	const { arrival } = await streamed(page, 'New meanwhile');
	await home.post(writer, { text: 'New meanwhile' });
	await arrival;
	await page.keyboard.press('Escape');
	await expect(opened).toHaveCount(0);
	await expect(chosen).toBeFocused();
	expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
	expect(await scrolled()).toBe(deckBefore);

	// From page to page, and back through both with the browser's button.
	await chosen.getByText('with a second line').click();
	await expect(opened.locator('article[data-detailed]')).toBeVisible();
	await opened.locator('article[data-detailed] header a').first().click();
	await expect(opened.locator('article[data-detailed]')).toHaveCount(0);
	await page.goBack();
	await expect(opened.locator('article[data-detailed]')).toBeVisible();
	await page.goBack();
	await expect(opened).toHaveCount(0);
	expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});

test('a press opens no note while text is selected, nor from its controls', async ({ open, home }) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const note = await home.post(writer, { text: 'Words that are worth a copy' });
	const page = await open(reader, { base: { ui: 'deck', deckIntroduced: true } });
	const timeline = column(page, 'home');
	await timeline.scrollIntoViewIfNeeded();
	const words = card(timeline, note).getByText('Words that');
	const box = await words.boundingBox();
	if (!box) throw new Error('The note is not there.');
	await page.mouse.move(box.x + 2, box.y + box.height / 2);
	await page.mouse.down();
	await page.mouse.move(box.x + 120, box.y + box.height / 2, { steps: 5 });
	await page.mouse.up();
	expect(await page.evaluate(() => getSelection()?.toString().length)).toBeGreaterThan(3);
	await expect(timeline.locator('[data-page]')).toHaveCount(0);
	await card(timeline, note).getByRole('button', { name: 'Note menu' }).click();
	await expect(page.getByRole('menu')).toBeVisible();
	await expect(timeline.locator('[data-page]')).toHaveCount(0);
});
