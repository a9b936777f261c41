import { fireEvent } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { card, dialog, pressKey } from './support/menus';
import { home, openPage } from './support/openPage';
import { type Place, WITHIN } from './support/Place';

const palette = dialog('Command palette');
const field = palette.getByRole('combobox');
const option = (text: string | RegExp): Place => palette.getByRole('option').filter({ hasText: text });

async function open(query?: string): Promise<void> {
	await expect(palette).toHaveCount(0);
	// A key that was just pressed does nothing for a moment.
	await vi.waitFor(() => {
		if (palette.all.length > 0) return;
		fireEvent.keyDown(document.activeElement ?? document.body, { key: 'k', ctrlKey: true });
		throw new Error('It is not open yet.');
	}, WITHIN);
	await expect(field).toBeVisible();
	if (query !== undefined) await field.fill(query);
}

/** The texts of the options, without keys and places. */
const titles = () =>
	palette.getByRole('option').all.map(each => each.querySelector('[class*="title"]')?.textContent ?? '');

it('leads to pages, and has what was used last first', async () => {
	await openPage(await home.signUp());
	await open('favor');
	pressKey('Enter');
	await expect.poll(() => location.pathname).toBe('/my/favorites');
	await open();
	await expect(
		palette.getByRole('group', { name: 'Recent' }).getByRole('option').filter({ hasText: 'Favorites' }),
	).toBeVisible();
	expect(titles()[0]).toBe('Favorites');
});

it('finds by Japanese words too, and settings by what they are about', async () => {
	await openPage(await home.signUp());
	await open('通知');
	await expect(option(/^Notifications/).first()).toBeVisible();
	await field.fill('');
	await field.fill('data saver');
	await expect(palette.getByRole('option').first()).toContainText(/Preferences|Media/);
});

it('shows the keys that do the same', async () => {
	await openPage(await home.signUp());
	await open('switch light');
	await expect(option(/Switch light and dark/)).toContainText('d');
});

it('has nothing for visitors that needs an account, and signing in', async () => {
	await openPage(null);
	await open();
	await expect(option(/^Sign in/)).toBeVisible();
	for (const name of ['Favorites', 'Drive', 'New note', 'Add column…', 'Mute…', 'Sign out']) {
		await field.fill(name);
		await expect(option(name)).toHaveCount(0);
	}
});

it('has nothing that the token may not do', async () => {
	const reader = await home.signUp();
	await openPage(reader);
	const { grantAllBut } = await import('@tests/factories/grantAllBut');
	const { currentSession } = await import('@/stores/session/sessions');
	grantAllBut(currentSession(), 'write:mutes', 'read:favorites', 'write:notes');
	await open('mute');
	await expect(option(/^Mute…/)).toHaveCount(0);
	await field.fill('favorites');
	await expect(option(/^FavoritesPages/)).toHaveCount(0);
	await field.fill('new note');
	await expect(option(/^New noteActions/)).toHaveCount(0);
	await field.fill('block');
	await expect(option(/^Block…/)).toBeVisible();
});

it('does to the note with the focus what its menu does', async () => {
	const writer = await home.signUp();
	const reader = await home.follower(writer);
	const note = await home.post(writer, 'a bell buoy');
	await openPage(reader);
	await card(note).focus();
	await open('favorites');
	await option(/^Add to favorites/).click();
	await expect
		.poll(async () => home.call<object>('notes/state', { noteId: note.id }, reader))
		.toMatchObject({ isFavorited: true });
});

it('mutes a user who is found by name, for a time that it asks for', async () => {
	const [them, me] = [await home.signUp(), await home.signUp()];
	await openPage(me);
	await open('mute');
	await option(/^Mute…/).click();
	await field.fill(them.username);
	await option(new RegExp(them.username)).click();
	await option('1 hour').click();
	await expect.poll(() => home.call<object>('users/show', { userId: them.id }, me)).toMatchObject({ isMuted: true });
	await open(`unmute ${them.username}`);
	await option(new RegExp(them.username)).click();
	await expect.poll(() => home.call<object>('users/show', { userId: them.id }, me)).toMatchObject({ isMuted: false });
});

it('opens a list, a user and a channel by name', async () => {
	const [me, them] = [await home.signUp(), await home.signUp()];
	const list = await home.call<{ id: string }>('users/lists/create', { name: 'Pilots' }, me);
	const channel = await home.call<{ id: string }>('channels/create', { name: 'Lightships' }, them);
	await openPage(me);
	await open('open list pil');
	await option(/Pilots/).click();
	await expect.poll(() => location.pathname).toBe(`/timeline/list/${list.id}`);
	await open('lightsh');
	await option(/Lightships/).click();
	await expect.poll(() => location.pathname).toBe(`/channels/${channel.id}`);
	await open(`@${them.username}`);
	await option(`Look up @${them.username}`).click();
	await expect.poll(() => location.pathname).toBe(`/@${them.username}`);
});

it('goes back from what it asks for, then closes', async () => {
	await openPage(await home.signUp());
	await open('open list');
	await option('Open list…').click();
	await expect(option('No lists yet')).toBeVisible();
	pressKey('Escape');
	await expect(field).toHaveValue('open list');
	pressKey('Escape');
	await expect(palette).toHaveCount(0);
});

it('leaves the keys of a text that is being composed alone', async () => {
	await openPage(await home.signUp());
	await open('favor');
	const input = await field.one();
	fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
	await expect(palette).toBeVisible();
	expect(location.pathname).toBe('/');
});
