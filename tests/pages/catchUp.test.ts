import { expect, it } from 'vitest';
import type { Person } from '../e2e/support/Home';
import { chooseOfColumn, column, deck, pressLeader } from './support/deck';
import { dialog, menuItem, message, page, pressKey } from './support/menus';
import { answerWith, forgetAnswers, home, openPage } from './support/openPage';
import type { Place } from './support/Place';

const digest = dialog('Catch up: Crew');
const line = (text: string): Place => digest.locator('[data-line]').filter({ hasText: text }).first();
const open = (text: string): Place => line(text).locator('[data-open-line]');
const lines = (): readonly string[] =>
	digest.locator('[data-line]').all.map(each => each.querySelector('bdi')?.textContent ?? '');
const kind = (name: string): Place => digest.getByRole('button', { name: new RegExp(`^${name} `) });
const left = (text: string): Place => digest.getByRole('status').getByText(text);

interface Crew {
	readonly reader: Person;
	readonly mara: Person;
	readonly noor: Person;
	readonly path: string;
}

/** Somebody with a list of two people. */
async function someCrew(): Promise<Crew> {
	const [reader, mara, noor] = await Promise.all([home.signUp(), home.signUp(), home.signUp()]);
	const { id } = await home.call<{ id: string }>('users/lists/create', { name: 'Crew' }, reader);
	for (const { id: userId } of [mara, noor]) await home.call('users/lists/push', { listId: id, userId }, reader);
	await home.call('users/lists/update-membership', { listId: id, userId: noor.id, withReplies: true }, reader);
	return { reader, mara, noor, path: `/timeline/list/${id}` };
}

async function openDigest(): Promise<void> {
	await page.getByRole('button', { name: 'Timeline options' }).click();
	await menuItem('Catch up…').click();
	await expect(digest).toBeVisible();
}

async function closeDigest(): Promise<void> {
	pressKey('Escape');
	await expect(digest).toHaveCount(0);
}

it('what was not read is told by author, thread and kind, and each note is read by one key', async () => {
	const { reader, mara, noor, path } = await someCrew();
	const root = await home.post(mara, 'who takes the ferry?');
	await home.post(noor, { text: 'I do', replyId: root.id });
	await home.post(mara, { renoteId: (await home.post(noor, 'high water at noon')).id });
	await home.post(mara, 'win the lottery');
	await home.call('i/update', { hardMutedWords: [['lottery']] }, reader);
	await openPage(reader, { path });
	await openDigest();
	await expect(digest.getByText('First time here: the last 24 hours')).toBeVisible();
	await expect(left('4 notes left')).toBeVisible();
	// By author, the newest first; the renote counts as what its reader has done.
	expect(lines()).toEqual(['high water at noon', 'who takes the ferry?', 'high water at noon', 'I do']);
	await expect(kind('All')).toHaveText('All 4');
	await expect(kind('Renotes')).toHaveText('Renotes 1');
	await kind('Replies').click();
	expect(lines()).toEqual(['I do']);
	await kind('All').click();
	await digest.getByRole('radio', { name: 'Threads' }).click();
	expect(lines()).toEqual(['high water at noon', 'high water at noon', 'who takes the ferry?', 'I do']);
	await digest.getByRole('radio', { name: 'None' }).click();
	await digest.getByRole('combobox').selectOption({ label: 'Oldest first' });

	await open('who takes the ferry?').focus();
	pressKey('e');
	await expect(left('3 notes left')).toBeVisible();
	await expect(open('I do')).toBeFocused();
	pressKey('k');
	pressKey('e');
	await expect(left('4 notes left')).toBeVisible();
	pressKey('e');
	await expect(left('3 notes left')).toBeVisible();
	pressKey('Enter');
	await expect(line('I do').locator('article')).toBeVisible();
	await expect(left('2 notes left')).toBeVisible();

	await closeDigest();
	await openDigest();
	await expect(left('2 notes left')).toBeVisible();
	expect(new Set(lines())).toEqual(new Set(['high water at noon']));
	await line('high water').getByRole('button', { name: 'Mark as read' }).click();
	// The note and its renote are one to read.
	await expect(left('All read')).toBeVisible();
	await closeDigest();
	await openDigest();
	await expect(digest.getByText('Nothing new')).toBeVisible();
	await closeDigest();
	await home.post(noor, 'low water at six');
	await openDigest();
	await expect(left('1 note left')).toBeVisible();
	expect(lines()).toEqual(['low water at six']);
});

it('an error leaves what there is, and the rest can be skipped', async () => {
	const { reader, mara, path } = await someCrew();
	await home.post(mara, 'at the harbour');
	await openPage(reader, { path });
	await expect(page.locator('article').filter({ hasText: 'at the harbour' })).toBeVisible();
	const limited = { error: { code: 'RATE_LIMIT_EXCEEDED', id: 'd5826d14-3982-4d2e-8011-b9e9f02499ef', message: '' } };
	answerWith('notes/user-list-timeline', async () => [429, JSON.stringify(limited)]);
	await openDigest();
	await expect(digest.getByRole('alert')).toBeVisible();
	forgetAnswers();
	await digest.getByRole('button', { name: 'Retry' }).click();
	await expect(left('1 note left')).toBeVisible();
	await digest.getByRole('button', { name: 'Skip the rest…' }).click();
	await message.getByRole('button', { name: 'Skip the rest' }).click();
	await expect(digest).toHaveCount(0);
	await openDigest();
	await expect(digest.getByText('Nothing new')).toBeVisible();
});

it('columns of the deck have it in their menu and by a key', async () => {
	const writer = await home.signUp();
	const reader = await home.signUp();
	await home.post(writer, `on the quay ${writer.username}`);
	await openPage(reader, deck);
	await expect(column('local').locator('article').first()).toBeVisible();
	await chooseOfColumn('Local', 'Catch up');
	const local = dialog('Catch up: Local');
	await expect(local.getByText(`on the quay ${writer.username}`)).toBeVisible();
	pressKey('Escape');
	await expect(local).toHaveCount(0);
	await column('local').locator('article').first().focus();
	pressLeader('e');
	await expect(local).toBeVisible();
	pressKey('Escape');
	await expect(local).toHaveCount(0);
	await page.getByRole('button', { name: 'Menu of Notifications', exact: true }).click();
	await expect(menuItem('Remove')).toHaveCount(0);
	await expect(page.getByRole('menuitem', { name: /^Catch up/ })).toHaveCount(0);
});
