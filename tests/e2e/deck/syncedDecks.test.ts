import { Gate } from '../support/Gate';
import { NO_CLIENT } from '../support/preferences';
import { column } from '../support/screen';
import { expect, PHONE_ONLY, test } from '../support/test';

const twoFrames = () =>
	new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

// A browser that snaps to columns follows the one that it shows to its place in the next deck.
test(
	'the account’s deck begins with its first column, where another was shown until it came',
	PHONE_ONLY,
	async ({ open, home }) => {
		const answered = new Gate();
		const page = await open(await home.signIn('demo', 'demo'), { path: NO_CLIENT });
		await page.route('**/api/i/registry/get-all', async route => {
			await answered.opened;
			await route.continue();
		});
		await page.goto('/?ui=deck');
		await expect(column(page, 'main')).toBeInViewport({ ratio: 1 });
		await page.evaluate(twoFrames);
		answered.open();
		await expect(column(page, 'antenna')).toBeAttached();
		await expect(column(page, 'home')).toBeInViewport({ ratio: 1 });
		await page.evaluate(twoFrames);
		await expect(column(page, 'home')).toBeInViewport({ ratio: 1 });
	},
);
