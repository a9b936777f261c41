import { NO_CLIENT } from '../support/preferences';
import { card } from '../support/screen';
import { expect, test } from '../support/test';

test('an emoji that only another server has can be seen, and not reacted with', async ({ open, home }) => {
	const writer = await home.signUp();
	const reader = await home.signUp();
	const note = await home.post(writer, 'Seen from afar');
	const page = await open(reader, { base: { ui: 'default' }, path: NO_CLIENT });
	// Remote users can't react here, so the response is changed on the way.
	const key = ':pool_joy@tidepool.example:';
	await page.route('**/api/notes/show', async route => {
		const response = await route.fetch();
		const reactionEmojis = { 'pool_joy@tidepool.example': `${home.origin}/emoji/pool_joy@tidepool.example.webp` };
		const reactions = { reactions: { [key]: 2 }, reactionCount: 2, reactionEmojis };
		await route.fulfill({ response, json: { ...(await response.json()), ...reactions } });
	});
	const asked: string[] = [];
	page.on('request', request => asked.push(new URL(request.url()).pathname));
	await page.goto(`/notes/${note.id}`);
	const pill = card(page, note).locator(`[data-reaction="${key}"]`);
	await expect(pill).toHaveText('2');
	const picture = pill.getByRole('img', { name: ':pool_joy:' });
	await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
	await expect(pill).toBeDisabled();
	await expect(pill).toHaveCSS('cursor', 'default');

	await pill.click({ force: true });
	await pill.press('Enter');
	await pill.click({ button: 'right', force: true });
	await expect(page.getByRole('menuitem', { name: 'Copy emoji' })).toBeVisible();
	await expect(page.getByRole('menuitem', { name: 'Who reacted' })).toBeVisible();
	await expect(page.getByRole('menuitem', { name: 'React with this emoji' })).toHaveCount(0);
	await expect(page.getByRole('menuitem', { name: 'About this emoji' })).toHaveCount(0);
	await page.keyboard.press('Escape');
	await expect(pill).toHaveText('2');
	await expect(pill).toHaveAttribute('aria-pressed', 'false');
	expect(asked.filter(path => path.startsWith('/api/notes/reactions/'))).toEqual([]);
});
