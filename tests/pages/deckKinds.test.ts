import { expect, it, vi } from 'vitest';
import { addColumn, chooseOfColumn, column, deck, item } from './support/deck';
import { chooseOfNote, dialog, page } from './support/menus';
import { answerWith, home, openPage } from './support/openPage';
import { type Place, WITHIN } from './support/Place';

const noteIn = (place: Place, { id }: { readonly id: string }) =>
	place.locator(`article[data-note-id="${id}"]`).first();

async function answer(written: string): Promise<void> {
	const field = page.getByRole('dialog').locator('input, textarea').first();
	await field.fill(written);
	await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
}

it('a hashtag has a column, to which new notes come', async () => {
	const writer = await home.signUp();
	const before = await home.post(writer, 'flat sea #doldrums');
	await openPage(await home.signUp(), deck);
	await addColumn('Hashtag');
	await answer('#doldrums');
	await expect(page.getByRole('button', { name: 'Menu of #doldrums' })).toBeVisible();
	await expect(noteIn(column('hashtag'), before)).toBeVisible();
	const after = await home.post(writer, 'still flat #Doldrums');
	await expect(noteIn(column('hashtag'), after)).toBeVisible();
});

it('of several hashtags a note needs all', async () => {
	const writer = await home.signUp();
	const one = await home.post(writer, '#spinnaker alone');
	const both = await home.post(writer, '#spinnaker with #genoa');
	await openPage(await home.signUp(), deck);
	await addColumn('Hashtag');
	await answer('spinnaker, genoa');
	await expect(noteIn(column('hashtag'), both)).toBeVisible();
	await expect(noteIn(column('hashtag'), one)).toHaveCount(0);
});

it('a clip has a column, and says if it is empty', async () => {
	const owner = await home.signUp();
	const [full, empty] = [
		await home.call<{ id: string }>('clips/create', { name: 'Charts' }, owner),
		await home.call<{ id: string }>('clips/create', { name: 'Nothing' }, owner),
	];
	const note = await home.post(owner, 'soundings');
	await home.call('clips/add-note', { clipId: full.id, noteId: note.id }, owner);
	await openPage(owner, deck);
	await addColumn('Clip', 'Charts');
	await expect(noteIn(column('clip'), note)).toBeVisible();
	expect(empty.id).not.toBe(full.id);
	await chooseOfColumn('Charts', 'Show something else', 'Nothing');
	await expect(column('clip').getByText('This clip is empty')).toBeVisible();
});

it('a role has a column, if the server has public ones', async () => {
	const writer = await home.signUp();
	const note = await home.post(writer, 'a word from the bridge');
	const full = await home.call('notes/show', { noteId: note.id }, writer);
	answerWith('roles/list', async () => [200, JSON.stringify([{ id: 'pilots', name: 'Pilots' }])]);
	answerWith('roles/notes', async ({ roleId, untilId }) => [
		200,
		JSON.stringify(roleId === 'pilots' && untilId === undefined ? [full] : []),
	]);
	await openPage(await home.signUp(), deck);
	await addColumn('Role', 'Pilots');
	await expect(noteIn(column('role'), note)).toBeVisible();
});

it('a search has a column, which asks again by itself', async () => {
	const writer = await home.signUp();
	const found = await home.post(writer, 'the quarterboard is new');
	await openPage(await home.signUp(), deck);
	await addColumn('Search');
	await answer('quarterboard');
	await expect(noteIn(column('search'), found)).toBeVisible();
	const { columnOf } = await import('@/stores/deck/deckOperations');
	const { deckStore } = await import('@/stores/deck/DeckStore');
	const added = deckStore.deck.columns.find(({ type }) => type === 'search');
	expect(columnOf(deckStore.deck, added?.id ?? '')).toMatchObject({
		name: 'quarterboard',
		target: { kind: 'search', id: 'q=quarterboard' },
	});
});

it('a thread has a column: by the address of a note, and by its menu', async () => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const note = await home.post(writer, 'who has the watch?');
	const reply = await home.post(writer, { text: 'I have', replyId: note.id });
	await openPage(reader, deck);
	await addColumn('Thread');
	await answer(`${home.origin}/notes/${note.id}`);
	await expect(column('thread').getByText('who has the watch?')).toBeVisible();
	await expect(noteIn(column('thread'), reply)).toBeVisible();
	await chooseOfColumn(`Thread of ${writer.username}`, 'Remove column');
	await expect(column('thread')).toHaveCount(0);
	await chooseOfNote(noteIn(column('home'), note), 'Show thread in a column');
	await expect(column('thread').getByText('who has the watch?')).toBeVisible();
});

it('says that there is no note at an address', async () => {
	await openPage(await home.signUp(), deck);
	await addColumn('Thread');
	await answer('nowhere');
	await expect(page.getByRole('alertdialog').getByText('Note not found')).toBeVisible();
	await expect(column('thread')).toHaveCount(0);
});

it('favorites have a column', async () => {
	const reader = await home.signUp();
	const note = await home.post(reader, 'worth keeping');
	await home.call('notes/favorites/create', { noteId: note.id }, reader);
	await openPage(reader, deck);
	await addColumn('Favorites');
	await expect(noteIn(column('favorites'), note)).toBeVisible();
});

it('a column that lacks what it shall show asks for it', async () => {
	const reader = await home.signUp();
	await home.call('users/lists/create', { name: 'Crew' }, reader);
	await openPage(reader, deck);
	const { deckStore } = await import('@/stores/deck/DeckStore');
	const { addColumn: withColumn, newColumn } = await import('@/stores/deck/deckOperations');
	deckStore.change(now => withColumn(now, newColumn('list')));
	await expect(column('list').getByText('List: nothing chosen yet')).toBeVisible();
	await column('list').getByRole('button', { name: 'Choose' }).click();
	await item('List').click();
	await item('Crew').click();
	await expect(page.getByRole('button', { name: 'Menu of Crew' })).toBeVisible();
});

it('a column has a sound of its own, and its header flashes', async () => {
	const writer = await home.signUp();
	await openPage(await home.follower(writer), deck);
	await expect(column('home')).toBeVisible();
	await chooseOfColumn('Home', 'Sound and flash');
	await page.getByRole('menuitemcheckbox', { name: 'Flash the header' }).click();
	const { deckStore } = await import('@/stores/deck/DeckStore');
	await vi.waitFor(() => expect(deckStore.deck.columns.find(({ type }) => type === 'home')?.flash).toBe(true), WITHIN);
	await item('Sound').click();
	await page.getByRole('menuitemradio', { name: 'Bell' }).click();
	await expect(dialog('Sound')).toHaveCount(0);
	const { flashColumns } = await import('@/shell/deck/column/flashColumns');
	const home_ = deckStore.deck.columns.find(({ type }) => type === 'home');
	expect(home_?.sound).toEqual({ type: 'bell', volume: 1 });
	const header = await column('home').locator('header').first().one();
	const flashed = vi.fn(() => ({}) as Animation);
	header.animate = flashed;
	const end = flashColumns();
	await home.post(writer, 'land ahoy');
	await vi.waitFor(() => expect(flashed).toHaveBeenCalled(), WITHIN);
	end();
});
