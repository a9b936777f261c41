import { expect, it } from 'vitest';
import { chooseOfColumn, chooseOfDeck, column, deck } from './support/deck';
import { dialog, page } from './support/menus';
import { home, openPage } from './support/openPage';
import type { Place } from './support/Place';

const noteIn = (place: Place, text: string) => place.locator('article').filter({ hasText: text });
const local = column('local');
const asOf = (place: Place) => place.getByText(/^As of /);

it('a column is put at a moment, where nothing new arrives, and comes back', async () => {
	const writer = await home.signUp();
	await home.post(writer, 'written before the visit');
	// The local timeline is filled by other tests, too.
	await openPage(await home.follower(writer), deck);
	const own = column('home');
	await expect(noteIn(own, 'written before the visit')).toBeVisible();
	await chooseOfColumn('Home', 'Time machine');
	const moment = dialog(/^Time machine$/);
	await moment.getByLabel('Moment').fill('2100-01-01T00:00');
	await expect(moment.getByText('Choose a moment in the past.')).toBeVisible();
	await expect(moment.getByRole('button', { name: 'Show', exact: true })).toBeDisabled();
	await moment.getByRole('button', { name: 'An hour ago' }).click();
	await moment.getByRole('button', { name: 'Show', exact: true }).click();
	await expect(asOf(own)).toBeVisible();
	await expect(noteIn(own, 'written before the visit')).toHaveCount(0);
	await home.post(writer, 'written meanwhile');
	await own.getByRole('button', { name: 'Now', exact: true }).click();
	await expect(asOf(own)).toHaveCount(0);
	await expect(noteIn(own, 'written meanwhile')).toBeVisible();
});

it('the whole deck is put at a moment; what can’t be is named', async () => {
	await openPage(await home.signUp(), deck);
	await expect(local).toBeVisible();
	await chooseOfDeck('Deck at a moment');
	const moment = dialog(/^Deck at a moment$/);
	await expect(moment.getByText(/^These can’t show a moment and stay as they are: .*Notifications/)).toBeVisible();
	await moment.getByRole('button', { name: 'A week ago' }).click();
	await moment.getByRole('button', { name: 'Show', exact: true }).click();
	for (const kind of ['home', 'local']) await expect(asOf(column(kind))).toBeVisible();
	await expect(asOf(column('notifications'))).toHaveCount(0);
	await chooseOfDeck('Deck at a moment');
	await moment.getByRole('button', { name: 'Now', exact: true }).click();
	await expect(page.getByText(/^As of /)).toHaveCount(0);
});
