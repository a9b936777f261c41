import { expect, it } from 'vitest';
import { highlight, noteIn as inColumn, rule, status, valueField } from './support/columnRules';
import { post, textOf } from './support/composing';
import { addColumn, chooseOfColumn, column, deck, item } from './support/deck';
import { dialog as dialogNamed, page } from './support/menus';
import { home, openPage } from './support/openPage';
import type { Place } from './support/Place';

const noteIn = (place: Place, text: string) => place.locator('article').filter({ hasText: text });
const dialog = page.getByRole('dialog', { name: 'Timelines of this column' });

async function addTimeline(...path: readonly string[]): Promise<void> {
	await dialog.getByRole('button', { name: 'Add a timeline' }).click();
	for (const name of path) await item(name).click();
}

const merged = column('merged');
const opened = async () => {
	const { deckStore } = await import('@/stores/deck/DeckStore');
	return deckStore.deck.columns.find(({ type }) => type === 'merged');
};

it('shows the timelines of two accounts in the order of time, each note once', async () => {
	const [writer, friend] = [await home.signUp(), await home.signUp()];
	const [mine, other] = [await home.follower(writer), await home.follower(writer, friend)];
	await home.post(writer, 'first, for both');
	await home.post(friend, 'second, for one');
	await openPage(mine, { ...deck, others: [other] });
	await addColumn('Merged');
	await addTimeline('Home');
	await addTimeline(`@${other.username}`, 'Home');
	await expect(dialog.getByText(`@${other.username}@`)).toBeVisible();
	await dialog.getByRole('button', { name: 'Show' }).click();
	await expect(noteIn(merged, 'second, for one')).toHaveCount(1);
	await expect(noteIn(merged, 'first, for both')).toHaveCount(1);
	await home.post(writer, 'third, for both');
	await expect(noteIn(merged, 'third, for both')).toHaveCount(1);
	const texts = merged.locator('article').all.map(({ textContent }) => textContent);
	expect(texts.map(text => /first|second|third/.exec(text)?.[0])).toEqual(['third', 'second', 'first']);
	await expect(merged.getByText(`Through @${other.username}@`)).toHaveCount(1);
	expect((await opened())?.sources).toMatchObject([
		{ type: 'home', account: null },
		{ type: 'home', owner: { username: other.username } },
	]);
});

it('asks who acts on a note that came through several, and remembers it', async () => {
	const writer = await home.signUp();
	const [mine, other] = [await home.follower(writer), await home.follower(writer)];
	const note = await home.post(writer, 'who likes it?');
	await home.post(writer, 'and this?');
	const sources = [
		{ type: 'home', account: null, target: null },
		{ type: 'home', account: `${new URL(home.origin).host}/${other.id}`, target: null },
	];
	await openPage(mine, { ...deck, others: [other] });
	await addStored({ sources });
	await noteIn(merged, 'who likes it?').getByRole('button', { name: 'Reply' }).click();
	await item(`@${other.username}`).click();
	const form = dialogNamed('Reply');
	await textOf(form).fill('we do');
	await post(form, 'Reply');
	const [reply] = await home.call<readonly { userId: string }[]>('notes/children', { noteId: note.id }, writer);
	expect(reply?.userId).toBe(other.id);
	expect((await opened())?.actor).toBe(sources[1]?.account);
	await expect(merged.getByRole('button', { name: new RegExp(`Through @${other.username}@`) })).toHaveCount(2);
	// It is asked no more.
	await noteIn(merged, 'and this?').getByRole('button', { name: 'Reply' }).click();
	await expect(textOf(form)).toBeVisible();
});

it('asks anew who acts once the account that did has left the column', async () => {
	const writer = await home.signUp();
	const [mine, other] = [await home.follower(writer), await home.follower(writer)];
	await home.post(writer, 'who likes it now?');
	const { host } = new URL(home.origin);
	const sources = [
		{ type: 'home', account: null, target: null },
		{ type: 'home', account: `${host}/${other.id}`, target: null },
	];
	await openPage(mine, { ...deck, others: [other] });
	await addStored({ sources, actor: `${host}/gone` });
	await noteIn(merged, 'who likes it now?').getByRole('button', { name: 'Reply' }).click();
	await item(`@${other.username}`).click();
	await expect(textOf(dialogNamed('Reply'))).toBeVisible();
	expect((await opened())?.actor).toBe(sources[1]?.account);
});

it('its rules hide, highlight and pin the notes of all its accounts, and are tried on each note once', async () => {
	const [writer, friend] = [await home.signUp(), await home.signUp()];
	const [mine, other] = [await home.follower(writer), await home.follower(writer, friend)];
	const hidden = await home.post(writer, 'a spoiler for both');
	const pinned = await home.post(writer, 'urgent, for both');
	const marked = await home.post(friend, 'the tide, for one');
	await openPage(mine, { ...deck, others: [other] });
	const word = (value: string) => [{ kind: 'word', value }];
	await addStored({
		sources: [
			{ type: 'home', account: null, target: null },
			{ type: 'home', account: `${new URL(home.origin).host}/${other.id}`, target: null },
		],
		rules: [
			rule('a', word('spoiler'), [{ kind: 'hide', value: null }]),
			rule('b', word('urgent'), [{ kind: 'pin', value: null }]),
			rule('c', word('tide'), highlight),
		],
	});
	await expect(inColumn(merged, marked)).toBeVisible();
	await expect(merged.locator('[data-highlight="--account-3"]')).toHaveCount(1);
	await expect(inColumn(merged, hidden)).toHaveCount(0);
	await expect(merged.locator('[data-pinned]')).toHaveCount(1);
	await expect(noteIn(merged, 'urgent, for both')).toHaveCount(1);
	await merged.getByRole('button', { name: /^Dismiss the pinned/ }).click();
	await expect(merged.locator('[data-pinned]')).toHaveCount(0);
	await expect(inColumn(merged, pinned)).toBeVisible();
	const { hiddenIn } = await import('@/stores/columnRules/ruledColumns');
	expect(hiddenIn((await opened())?.id ?? '')).toBe(1);
	await home.post(writer, 'another spoiler');
	await home.post(writer, 'nothing else');
	await expect(noteIn(merged, 'nothing else')).toBeVisible();
	await expect(noteIn(merged, 'another spoiler')).toHaveCount(0);
	await chooseOfColumn('Merged', 'Rules…');
	const list = dialogNamed('Rules of Merged');
	await list.getByRole('button', { name: 'Add rule' }).click();
	await valueField(1).fill('for both');
	await expect(status).toContainText('2 of 5 notes');
});

it('its rules go on when something about an account of the device changes', async () => {
	const writer = await home.signUp();
	const mine = await home.follower(writer);
	const hidden = await home.post(writer, 'a spoiler');
	await home.post(writer, 'the tide');
	await openPage(mine, deck);
	await addStored({
		sources: [{ type: 'home', account: null, target: null }],
		rules: [rule('a', [{ kind: 'word', value: 'spoiler' }], [{ kind: 'hide', value: null }])],
	});
	await expect(noteIn(merged, 'the tide')).toBeVisible();
	const { hiddenIn } = await import('@/stores/columnRules/ruledColumns');
	const id = (await opened())?.id ?? '';
	await expect.poll(() => hiddenIn(id)).toBe(1);
	await expect(inColumn(merged, hidden)).toHaveCount(0);
	const counts: number[] = [];
	const watch = setInterval(() => counts.push(hiddenIn(id)), 0);
	const { accounts, saveAccounts } = await import('@/stores/session/accounts');
	// As another tab does with a new name or picture.
	saveAccounts(accounts.getState().all.map(account => ({ ...account, name: 'Somebody' })));
	const later = await home.post(writer, 'high water');
	await expect(inColumn(merged, later)).toBeVisible();
	clearInterval(watch);
	expect(new Set(counts)).toEqual(new Set([1]));
});

it('names an account that is not there, and goes on with the others', async () => {
	const writer = await home.signUp();
	const mine = await home.follower(writer);
	await home.post(writer, 'still here');
	await openPage(mine, deck);
	const gone = { type: 'local', account: 'tide.example/x', target: null };
	const owner = { origin: 'https://tide.example', username: 'rin' };
	await addStored({
		sources: [
			{ type: 'home', account: null, target: null },
			{ ...gone, owner },
		],
	});
	await expect(noteIn(merged, 'still here')).toBeVisible();
	await expect(merged.getByText('@rin@tide.example')).toBeVisible();
	await expect(merged.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

it('asks for timelines if it has none', async () => {
	await openPage(await home.signUp(), deck);
	await addStored({});
	await merged.getByRole('button', { name: 'Choose timelines' }).click();
	await addTimeline('Local');
	await dialog.getByRole('button', { name: 'Show' }).click();
	await expect(merged.getByRole('feed')).toBeVisible();
	await chooseOfColumn('Merged', 'Merged', 'Timelines');
	await dialog.getByRole('button', { name: 'Remove Local' }).click();
	await expect(dialog.getByText('Local')).toHaveCount(0);
});

it('has the timelines that were chosen for it, though another deck was chosen meanwhile', async () => {
	await openPage(await home.signUp(), deck);
	await addStored({ sources: [{ type: 'local', account: null, target: null }] });
	await expect(column('merged')).toBeVisible();
	await chooseOfColumn('Merged', 'Merged', 'Timelines');
	await addTimeline('Home');
	const { deckStore } = await import('@/stores/deck/DeckStore');
	const { id } = deckStore.deck;
	// As another tab does.
	deckStore.create('Other', 'empty');
	await dialog.getByRole('button', { name: 'Show' }).click();
	await expect(dialog).toHaveCount(0);
	deckStore.choose(id);
	expect((await opened())?.sources).toMatchObject([{ type: 'local' }, { type: 'home' }]);
});

async function addStored(change: object): Promise<void> {
	await expect(column('home')).toBeVisible();
	const { deckStore } = await import('@/stores/deck/DeckStore');
	const { addColumn: withColumn, newColumn } = await import('@/stores/deck/deckOperations');
	deckStore.change(now => withColumn(now, newColumn('merged', change)));
}
