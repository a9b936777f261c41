import { expect, it, vi } from 'vitest';
import type { DeckProfile } from '@/domain/deck/deck';
import { chooseOfDeck, column, deck, stacks } from './support/deck';
import { dialog, page, toast } from './support/menus';
import { home, openPage } from './support/openPage';
import { WITHIN } from './support/Place';

const toStacks = (expected: readonly string[]) =>
	vi.waitFor(async () => expect(await stacks()).toEqual(expected), WITHIN);
const store = async () => (await import('@/stores/deck/DeckStore')).deckStore;

/** A deck of two accounts, with a list, as others would share it. */
async function shared(withPrivate: boolean, away: { readonly host: string; readonly id: string }) {
	const { shareDeck } = await import('@/domain/deck/sharedDeck');
	const { newColumn } = await import('@/stores/deck/deckOperations');
	const { deckLink, deckFile } = await import('@/shell/deck/sharing/deckLinks');
	const columns = [
		newColumn('home', { id: 'a' }),
		newColumn('list', { id: 'b', name: 'Crew', target: { kind: 'list', id: 'crew' } }),
		newColumn('local', { id: 'c', account: `${away.host}/${away.id}` }),
	];
	const profile: DeckProfile = { id: 'd', name: 'Watch', columns, layout: [['a', 'b'], ['c']] };
	const value = shareDeck(profile, withPrivate, () => ({ origin: `https://${away.host}`, username: 'rin' }));
	return { link: (await deckLink(value)) ?? '', file: deckFile(value, 'Watch') };
}
const away = { host: 'tide.example', id: 'rin' };

it('a deck of a link is shown first, then added; what is private is not used unless confirmed', async () => {
	const person = await home.signUp();
	await openPage(person, deck);
	await expect(column('home')).toBeVisible();
	const { link } = await shared(true, away);
	await openPage(person, { ...deck, path: new URL(link).pathname + new URL(link).hash });
	const preview = dialog('Import deck');
	await expect(preview.getByText('3 columns')).toBeVisible();
	expect(location.hash).toBe('');
	expect((await store()).deck.name).not.toBe('Watch');
	await preview.getByRole('button', { name: 'Add deck' }).click();
	await toStacks(['home/list', 'local']);
	await toast('Watch added').one();
	expect((await store()).deck.columns.map(({ account, target }) => [account, target])).toEqual([
		[null, null],
		[null, null],
		[null, null],
	]);
	await expect(column('list').getByText('List: nothing chosen yet')).toBeVisible();
});

it('a deck of a file brings accounts that are not here; their columns keep their places and offer to sign in', async () => {
	await openPage(await home.signUp(), deck);
	await expect(column('home')).toBeVisible();
	const { file } = await shared(true, away);
	await chooseOfDeck('Import deck…');
	const preview = dialog('Import deck');
	await preview.locator('input[type="file"]').setInputFiles([file]);
	await preview.getByText('Use its lists, antennas, clips, rules, accounts, widgets and their programs').click();
	await expect(preview.getByText('@rin@tide.example')).toBeVisible();
	await preview.getByRole('button', { name: 'Add deck' }).click();
	await toStacks(['home/list', 'local']);
	await expect(column('local').getByText('@rin@tide.example')).toBeVisible();
	await column('local').getByRole('button', { name: 'Sign in' }).click();
	await expect(page.getByRole('dialog')).toBeVisible();
});

it.each([
	['nonsense', 'This isn’t a deck of this app.'],
	['https://home.example/#deck=abc', 'incomplete or damaged'],
])('says why %j is no deck', async (link, problem) => {
	await openPage(await home.signUp(), deck);
	await expect(column('home')).toBeVisible();
	await chooseOfDeck('Import deck…');
	const preview = dialog('Import deck');
	await preview.getByLabel('Link').fill(link);
	await preview.getByRole('button', { name: 'Open link' }).click();
	await expect(preview.getByText(problem)).toBeVisible();
});

it('a damaged link says so at the start, and leaves the address', async () => {
	await openPage(await home.signUp(), { ...deck, path: '/#deck=broken' });
	await expect(page.getByRole('alertdialog').getByText('This deck can’t be added')).toBeVisible();
	expect(location.hash).toBe('');
});

it('a visitor is asked to sign in for a deck', async () => {
	const { link } = await shared(false, away);
	await openPage(null, { path: new URL(link).pathname + new URL(link).hash });
	await expect(page.getByRole('dialog')).toBeVisible();
	expect(sessionStorage.getItem('sharedDeck')).not.toBeNull();
});

it('the shown deck is shared as a link, without what is private', async () => {
	await openPage(await home.signUp(), deck);
	await expect(column('home')).toBeVisible();
	const written = vi.fn(async (_text: string) => {});
	vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(written);
	await chooseOfDeck('Share or export deck…');
	await dialog('Share or export deck').getByRole('button', { name: 'Copy link' }).click();
	await vi.waitFor(() => expect(written).toHaveBeenCalled(), WITHIN);
	const { deckOfLink } = await import('@/shell/deck/sharing/deckLinks');
	const again = await deckOfLink(written.mock.calls[0]?.[0] ?? '');
	expect(again.columns.map(({ type }) => type)).toEqual(['main', 'notifications', 'home', 'local']);
	expect(again.accounts).toEqual([]);
	vi.restoreAllMocks();
});
