import { expect, it } from 'vitest';
import type { Home, Person } from '../e2e/support/Home';
import { cutOff, reconnect } from './support/connection';
import { column, deck } from './support/deck';
import { home, openPage, secondHome } from './support/openPage';

const merged = column('merged');
const ARRIVALS = 200;

const note = (text: string) => merged.locator('article').filter({ hasText: text });

/** The numbers of the notes that show, from top to bottom. */
const shown = (): readonly number[] =>
	merged.locator('article').all.flatMap(({ textContent }) => {
		const number = /note no\. (\d+)/.exec(textContent ?? '')?.[1];
		return number === undefined ? [] : [Number(number)];
	});

/** Each once, from the newest to the oldest, without a hole. */
function expectInOrder(numbers: readonly number[]): void {
	const [newest = 0] = numbers;
	expect(numbers).toEqual(numbers.map((_, index) => newest - index));
}

const keyOf = ({ origin, id }: Person) => `${new URL(origin).host}/${id}`;

/** Follows somebody of another server. */
async function followCopy(server: Home, follower: Person, { username }: Person, host: string): Promise<void> {
	const copy = await server.call<{ id: string }>('users/show', { username, host }, follower);
	await server.call('following/create', { userId: copy.id }, follower);
}

it('shows the notes of two accounts of one server and one of another once each, in order', {
	timeout: 90_000,
}, async () => {
	const second = await secondHome();
	const [writer, there] = [await home.signUp(), await second.signUp()];
	const [mine, other] = [await home.follower(writer), await home.follower(writer)];
	await home.postMany(writer, 60, index => `note no. ${index}`);
	await expect
		.poll(() =>
			second.call('users/show', { username: writer.username, host: home.host }, there).then(
				() => true,
				() => false,
			),
		)
		.toBe(true);
	await followCopy(second, there, writer, home.host);
	const sources = [mine, other, there].map((reader, index) => ({
		...{ type: 'home', target: null, account: index === 0 ? null : keyOf(reader) },
	}));
	await openPage(mine, { ...deck, others: [other, there] });
	await expect(column('home')).toBeVisible();
	const { deckStore } = await import('@/stores/deck/DeckStore');
	const { addColumn, newColumn } = await import('@/stores/deck/deckOperations');
	deckStore.change(now => addColumn(now, newColumn('merged', { sources })));
	await expect(note('note no. 59')).toBeVisible();
	await home.postMany(writer, ARRIVALS, index => `note no. ${60 + index}`);
	await expect(note(`note no. ${59 + ARRIVALS}`)).toBeVisible();
	expectInOrder(shown());
	// All three have told the newest note, and the account of its own server shows it.
	await expect(merged.locator('article').first()).toBeVisible();
	expect(shown().length).toBeGreaterThan(5);
	cutOff(second.origin);
	await home.postMany(writer, 20, index => `note no. ${60 + ARRIVALS + index}`);
	await expect(note(`note no. ${79 + ARRIVALS}`)).toBeVisible();
	expectInOrder(shown());
	reconnect(second.origin);
	const late = await second.post(there, 'from the other side');
	await expect(merged.locator(`article[data-note-id="${late.id}"]`)).toBeVisible();
	expectInOrder(shown());
	const oldest = shown().at(-1) ?? 0;
	const scroller = await merged.locator('[data-scroller]').first().one();
	scroller.scrollTop = 100_000;
	scroller.dispatchEvent(new Event('scroll'));
	await expect.poll(() => (shown().at(-1) ?? oldest) < oldest).toBe(true);
	expectInOrder(shown());
});
