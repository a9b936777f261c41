import type { Page } from '@playwright/test';
import { card } from '../support/screen';
import { expect, test } from '../support/test';

const shownControls = (page: Page) =>
	page
		.getByRole('main')
		.locator('button, input, [role="tab"]')
		.evaluateAll(all =>
			all
				.filter(each => each.checkVisibility({ visibilityProperty: true }) && !each.matches('[data-reaction]'))
				.map(each => each.getAttribute('aria-label') ?? each.textContent),
		);
/** A little, so that it counts as a move. */
async function movePointer(page: Page): Promise<void> {
	for (const x of [40, 44, 48]) await page.mouse.move(x, 60);
}

test('a wall display shows notes alone, lets new ones in, and its controls once the pointer moves', async ({
	open,
	home,
}) => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const note = await home.post(writer, 'Fair winds');
	await home.call('notes/reactions/create', { noteId: note.id, reaction: '👍' }, reader);
	const page = await open(reader, { path: '/?zen' });
	const main = page.getByRole('main');
	const top = async () => (await card(main, note).boundingBox())?.y;
	await expect(card(main, note)).toBeVisible();
	await expect(card(main, note).locator('[data-reaction="👍"]')).toBeVisible();
	await expect.poll(() => shownControls(page)).toEqual([]);
	const before = await top();

	await movePointer(page);
	await expect(main.getByRole('tab', { name: 'Home' })).toBeVisible();
	await expect(card(main, note).getByRole('button', { name: 'Reply' })).toBeVisible();
	expect(await top()).toBe(before);
	await expect.poll(() => shownControls(page)).toEqual([]);
	expect(await top()).toBe(before);

	const arrived = await home.post(writer, 'Land ahoy');
	await expect(card(main, arrived)).toBeInViewport();
	expect(await shownControls(page)).toEqual([]);
});
