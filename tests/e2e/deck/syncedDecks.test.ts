import type { StoredColumn, StoredDeck } from '@/domain/deck/storedDecks';
import { newColumn } from '@/stores/deck/deckOperations';
import { deckProfiles } from '@/stores/deck/deckSettings';
import { SYNC_SCOPE, syncKey } from '@/stores/preferences/sync/syncPlace';
import { Gate } from '../support/Gate';
import { NO_CLIENT } from '../support/preferences';
import { column } from '../support/screen';
import { expect, PHONE_ONLY, test } from '../support/test';

const twoFrames = () =>
	new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

const stored = (kind: string, id: string): StoredColumn => {
	const { target: _, ...others } = newColumn(kind, { id });
	return others;
};

/** With the main column last, and a first one that a new device's deck doesn't have. */
const columns = [stored('mentions', 'a1b2'), stored('home', 'home'), stored('main', 'main')];
const deckCalled = (id: string): StoredDeck => ({ id, name: 'Mine', columns, layout: columns.map(each => [each.id]) });

// A browser that snaps to columns keeps to the one that it shows. The deck that everybody begins with is called `default`.
for (const id of ['default', 'other']) {
	test(
		`the account’s deck “${id}” begins with its first column, where a new device’s was shown until it came`,
		PHONE_ONLY,
		async ({ open, home }) => {
			const person = await home.signUp();
			const value = [[{}, [deckCalled(id)]]];
			await home.call('i/registry/set', { scope: SYNC_SCOPE, key: syncKey(deckProfiles.key), value }, person);
			const answered = new Gate();
			const page = await open(person, { path: NO_CLIENT });
			await page.route('**/api/i/registry/get-all', async route => {
				await answered.opened;
				await route.continue();
			});
			await page.goto('/?ui=deck');
			await expect(column(page, 'main')).toBeInViewport({ ratio: 1 });
			await page.evaluate(twoFrames);
			answered.open();
			await expect(column(page, 'mentions')).toBeInViewport({ ratio: 1 });
			await page.evaluate(twoFrames);
			await expect(column(page, 'mentions')).toBeInViewport({ ratio: 1 });
			await expect(column(page, 'main')).not.toBeInViewport();
		},
	);
}
