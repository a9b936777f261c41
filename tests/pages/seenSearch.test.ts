import { seenNote } from '@tests/factories/seenNote';
import { expect, it, vi } from 'vitest';
import type { PostedNote } from '../e2e/support/Home';
import { goToDrive } from './support/lateAnswers';
import { message, page, pressKey } from './support/menus';
import { answerWith, home, openPage } from './support/openPage';
import type { Place } from './support/Place';

const field = page.getByRole('searchbox', { name: 'Search notes seen on this device' });
const found = page.getByRole('feed', { name: 'Notes' });
const within = (list: Place, { id }: PostedNote) => list.locator(`article[data-note-id="${id}"]`);
/** Before the page is left, it writes what it has shown. */
const writeNow = () => window.dispatchEvent(new Event('pagehide'));
const goThere = async () => {
	pressKey('s');
	await page.getByRole('tab', { name: 'Seen here' }).click();
};

it('finds what the timeline has shown as one types, and explains itself', async () => {
	const writer = await home.signUp();
	const [english, japanese] = [await home.post(writer, 'an old bathyscaphe'), await home.post(writer, '深海の探査艇')];
	const reader = await home.follower(writer);
	await openPage(reader);
	await expect(within(page, japanese)).toBeVisible();
	await goThere();
	await expect(page.getByText('What did you see?')).toBeVisible();
	await expect(page.getByText(/Searches \d+ notes shown to @.+ since /)).toBeVisible();
	await field.fill('ba');
	await expect(within(found, english)).toBeVisible();
	await expect(within(found, japanese)).toHaveCount(0);
	await field.fill('探査');
	await expect(within(found, japanese)).toBeVisible();
	await field.fill(`bathy from:${writer.username} in:home`);
	writeNow();
	await expect(within(found, english)).toBeVisible();
	await field.fill('bathy before:abc');
	await expect(page.getByText('“before:abc” isn’t a date.')).toBeVisible();
	await expect(within(found, english)).toBeVisible();
	await field.fill('bathy');
	await page.getByRole('button', { name: /^has:/ }).click();
	await page.getByRole('menuitem', { name: 'Image' }).click();
	await expect(field).toHaveValue('bathy has:image ');
	await expect(page.getByText('No results')).toBeVisible();

	const { seenClient } = await import('@workers/seen/seen.client');
	answerWith('notes/show', async () => [
		400,
		JSON.stringify({ error: { code: 'NO_SUCH_NOTE', id: 'x', message: '' } }),
	]);
	const gone = seenNote({ id: 'longgone', at: Date.now(), text: 'a bathtub ashore' });
	await seenClient.put(`${new URL(home.origin).host}/${reader.id}`, [gone]);
	await field.fill('bathtub');
	const line = found.locator('article[data-note-id="longgone"]');
	await expect(line.getByText('a bathtub ashore')).toBeVisible();
	await expect(line.getByText('The server doesn’t have this note any more.')).toBeVisible();
	await field.fill('ashore');
	await expect(page.getByText('No results')).toBeVisible();
});

it('puts the words into the address, also if a page was opened right after typing', async () => {
	await openPage(await home.signUp());
	await goThere();
	const timers = vi.spyOn(globalThis, 'setTimeout');
	await field.fill('lighthouse');
	await goToDrive();
	timers.mockRestore();
	for (const [work, ms] of timers.mock.calls) if (ms === 600) work();
	history.back();
	await expect(field).toHaveValue('lighthouse');
	await expect.poll(() => new URLSearchParams(location.search).get('q')).toBe('lighthouse');
});

it('keeps nothing once it was switched off', async () => {
	const writer = await home.signUp();
	const note = await home.post(writer, 'a spare sextant');
	await openPage(await home.follower(writer));
	await expect(within(page, note)).toBeVisible();
	await goThere();
	await field.fill('sextant');
	await expect(within(found, note)).toBeVisible();
	await page.getByRole('link', { name: 'Settings' }).last().click();
	const setting = page.locator('[data-marker="keepsSeen"]');
	await setting.getByRole('switch').click();
	await message.getByRole('button', { name: 'Delete' }).click();
	await expect(setting.getByText('0 notes, 0 B')).toBeVisible();
	await goThere();
	await expect(page.getByText('Notes you see aren’t kept')).toBeVisible();
	await page.getByRole('button', { name: 'Switch on' }).click();
	await expect(field).toBeEnabled();
});

it('searches the notes of all accounts again once the chosen account has left the device', async () => {
	const [mine, other] = [await home.signUp(), await home.signUp()];
	await openPage(mine, { others: [other] });
	answerWith('notes/show', async () => [500, '']);
	const { seenClient } = await import('@workers/seen/seen.client');
	const { host } = new URL(home.origin);
	await seenClient.put(`${host}/${mine.id}`, [seenNote({ id: 'mine', at: Date.now(), text: 'a brass sextant' })]);
	await seenClient.put(`${host}/${other.id}`, [seenNote({ id: 'theirs', at: Date.now(), text: 'a steel sextant' })]);
	await goThere();
	await field.fill('sextant');
	await page.getByRole('combobox', { name: 'Account' }).selectOption({ label: `@${other.username}@${host}` });
	await expect(found.getByText('a steel sextant')).toBeVisible();
	await expect(found.getByText('a brass sextant')).toHaveCount(0);
	const { accounts, saveAccounts } = await import('@/stores/session/accounts');
	// As another tab does.
	saveAccounts(accounts.getState().all.filter(({ id }) => id !== other.id));
	await expect(found.getByText('a brass sextant')).toBeVisible();
	await expect(page.getByRole('combobox', { name: 'Account' })).toHaveCount(0);
});
