import { beforeEach, expect, it, vi } from 'vitest';
import { writeDecks } from '@/domain/deck/storedDecks';
import { newColumn } from '@/stores/deck/deckOperations';
import type { PreferenceRecord } from '@/stores/preferences/records';
import type { Person } from '../e2e/support/Home';
import { message, page, toast } from './support/menus';
import { answerWith, closePage, home, openPage, reloadPage } from './support/openPage';
import { WITHIN } from './support/Place';

const SYNC = ['client', 'preferences', 'sync'];
const host = new URL(home.origin).host;

let mara: Person;
let noor: Person;
beforeEach(async () => {
	[mara, noor] = await Promise.all([home.signUp(), home.signUp()]);
});

const keyOf = ({ id }: Person) => `${host}/${id}`;
const synced = (person: Person) => home.call<object>('i/registry/get-all', { scope: SYNC }, person);
const sync = (person: Person, value: unknown) =>
	home.call('i/registry/set', { scope: SYNC, key: 'default:nsfw', value }, person);

/** Stores preferences, and what was last seen of `nsfw` on Noor's server. */
async function store(preferences: Readonly<Record<string, readonly PreferenceRecord[]>>, seen?: string): Promise<void> {
	await closePage();
	const profile = { id: 'test', version: '0', type: 'main', modifiedAt: 1, name: '', preferences };
	localStorage.setItem('db:preferences', JSON.stringify(profile));
	const unit = JSON.stringify(['nsfw', host, noor.id]);
	if (seen !== undefined) localStorage.setItem(`db:preferencesSeen:${keyOf(noor)}`, JSON.stringify({ [unit]: seen }));
}

async function records(key: string): Promise<readonly PreferenceRecord[]> {
	const { preferences } = await import('@/stores/preferences/Preferences');
	return preferences.records(key);
}

/** Waits for the end of the page's first look at Mara's server. */
async function untilSeen(value: string): Promise<void> {
	const seen = () => localStorage.getItem(`db:preferencesSeen:${keyOf(mara)}`);
	await vi.waitFor(() => expect(seen()).toContain(value), WITHIN);
}

/** A deck of Mara's, with a column of Noor's. */
function deckOf(account: string | null): readonly PreferenceRecord[] {
	const columns = [newColumn('main'), { ...newColumn('home'), account }];
	const deck = { id: 'deck', name: 'Deck', columns, layout: columns.map(({ id }) => [id]) };
	return [[{ account: keyOf(mara) }, writeDecks([deck]), {}]];
}

it('what is synced for the account of a column follows that account’s server, and no other', async () => {
	const own: PreferenceRecord = [{ account: keyOf(noor) }, 'force', { sync: true }];
	await store({ 'deck.profiles': deckOf(keyOf(noor)), nsfw: [[{}, 'respect', {}], own] }, 'force');
	await sync(noor, [[{ server: host, account: noor.id }, 'ignore']]);
	await openPage(mara, { base: { ui: 'deck' }, others: [noor] });
	await vi.waitFor(async () => {
		expect(await records('nsfw')).toEqual([
			[{}, 'respect', {}],
			[{ account: keyOf(noor) }, 'ignore', { sync: true }],
		]);
	}, WITHIN);
	expect(await synced(mara)).toEqual({});
});

it('what is synced for the account of one of a merged column’s timelines follows its server too', async () => {
	const own: PreferenceRecord = [{ account: keyOf(noor) }, 'force', { sync: true }];
	const source = { type: 'home', account: keyOf(noor), target: null, name: null, owner: null };
	const columns = [newColumn('main'), newColumn('merged', { sources: [source] })];
	const deck = { id: 'deck', name: 'Deck', columns, layout: columns.map(({ id }) => [id]) };
	const decks: PreferenceRecord = [{ account: keyOf(mara) }, writeDecks([deck]), {}];
	await store({ 'deck.profiles': [decks], nsfw: [own] }, 'force');
	await sync(noor, [[{ server: host, account: noor.id }, 'ignore']]);
	await openPage(mara, { base: { ui: 'deck' }, others: [noor] });
	await vi.waitFor(async () => {
		expect(await records('nsfw')).toEqual([[{ account: keyOf(noor) }, 'ignore', { sync: true }]]);
	}, WITHIN);
});

it('an account without a column is left alone', async () => {
	const [all, own]: PreferenceRecord[] = [
		[{}, 'respect', { sync: true }],
		[{ account: keyOf(noor) }, 'force', { sync: true }],
	];
	await store({ 'deck.profiles': deckOf(null), nsfw: [all as PreferenceRecord, own as PreferenceRecord] }, 'force');
	await sync(noor, [[{ server: host, account: noor.id }, 'ignore']]);
	await openPage(mara, { base: { ui: 'deck' }, others: [noor] });
	await vi.waitFor(async () => expect(await synced(mara)).toEqual({ 'default:nsfw': [[{}, 'respect']] }), WITHIN);
	expect(await records('nsfw')).toEqual([all, own]);
});

it('a difference is told with a way to decide, of another account by its name; the list of backups tells it too', async () => {
	const own: PreferenceRecord = [{ account: keyOf(noor) }, 'force', { sync: true }];
	await store({ 'deck.profiles': deckOf(keyOf(noor)), nsfw: [own] });
	await sync(noor, [[{ server: host, account: noor.id }, 'ignore']]);
	await openPage(mara, { base: { ui: 'deck' }, others: [noor] });
	await expect(toast('“Sensitive media” differs on your server')).toBeVisible();
	await page.getByRole('status').getByRole('button', { name: 'Decide' }).click();
	await expect(message.getByText(`Account: @${noor.username}@${host}`, { exact: false })).toBeVisible();
	await message.getByRole('button', { name: 'Cancel' }).click();
	expect(await records('nsfw')).toEqual([own]);

	await reloadPage('/settings/profiles');
	await expect(toast('“Sensitive media” differs on your server')).toBeVisible();
	const decide = page.getByRole('button', { name: 'Decide on “Sensitive media”' });
	await expect(page.getByText(`another device of @${noor.username}@${host}`, { exact: false })).toBeVisible();
	await decide.click();
	await message.getByRole('button', { name: 'Use this device’s' }).click();
	await expect(decide).toHaveCount(0);
	const stored = { 'default:nsfw': [[{ server: host, account: noor.id }, 'force']] };
	await vi.waitFor(async () => expect(await synced(noor)).toEqual(stored), WITHIN);
});

it('the menu of a setting that differs lets one decide', async () => {
	await store({ nsfw: [[{}, 'force', { sync: true }]] });
	await sync(mara, [[{}, 'ignore']]);
	await openPage(mara, { path: '/settings/preferences' });
	await expect(toast('“Sensitive media” differs on your server')).toBeVisible();
	await page.getByRole('button', { name: 'Options for Sensitive media', exact: true }).click();
	await page.getByRole('menuitem', { name: 'Decide' }).click();
	await message.getByRole('button', { name: 'Use the server’s' }).click();
	await expect(page.getByLabel('Sensitive media', { exact: true })).toHaveValue('ignore');
});

it('a synced value’s versions say when, from where and what changed; one that is put back reaches the server', async () => {
	const palette = (id: string) => ({ id, name: id, emojis: ['👍'] });
	await store({ emojiPalettes: [[{ server: host }, [palette('Sea')], {}]] });
	await home.call(
		'i/registry/set',
		{ scope: SYNC, key: 'default:emojiPalettes', value: [[{ server: host }, [palette('Land')]]] },
		mara,
	);
	const stored = () => synced(mara);
	await openPage(mara, { path: '/settings/profiles' });
	const list = page.getByRole('switch', { name: 'Emoji palettes', exact: true });
	await list.click();
	await message.getByRole('button', { name: 'Use the server’s' }).click();
	const versions = page.locator('details').filter({ hasText: 'Emoji palettes' });
	await expect(versions.getByRole('listitem')).toHaveCount(2);
	const [there, here] = [versions.getByRole('listitem').first(), versions.getByRole('listitem').last()];
	await expect(there).toContainText('Set on another device');
	await expect(there).toContainText('Added: Land · Removed: Sea');
	await expect(there).toContainText('Now in use');
	await expect(there.locator('time')).toBeVisible();
	await expect(here).toContainText('From this device');
	await here.getByRole('button', { name: /^Put back the state/ }).click();
	await expect(toast('Put back')).toBeVisible();
	await vi.waitFor(async () => {
		expect(await stored()).toEqual({ 'default:emojiPalettes': [[{ server: host }, [palette('Sea')]]] });
	}, WITHIN);
	expect(await records('emojiPalettes')).toEqual([[{ server: host }, [palette('Sea')], { sync: true }]]);
	await expect(versions.getByRole('listitem')).toHaveCount(2);
	await list.click();
	await expect(toast('“Emoji palettes” is no longer synced')).toBeVisible();
	expect(await records('emojiPalettes')).toEqual([[{ server: host }, [palette('Sea')], {}]]);
});

it('what another device writes is here at once, without a look at the page', async () => {
	await store({ nsfw: [[{}, 'force', { sync: true }]] });
	await sync(mara, [[{}, 'force']]);
	await openPage(mara, { path: '/settings/preferences' });
	const shown = page.getByLabel('Sensitive media', { exact: true });
	await expect(shown).toHaveValue('force');
	await untilSeen('force');
	await sync(mara, [[{}, 'ignore']]);
	await expect(shown).toHaveValue('ignore');
});

it('what the server refuses to keep is told of, and stays here', async () => {
	await store({ nsfw: [[{}, 'force', { sync: true }]] });
	await sync(mara, [[{}, 'force']]);
	const error = { code: 'INVALID_PARAM', id: 'x', message: 'Too large.', kind: 'client' };
	answerWith('i/registry/set', async () => [400, JSON.stringify({ error })]);
	await openPage(mara, { path: '/settings/preferences' });
	await untilSeen('force');
	await page.getByLabel('Sensitive media', { exact: true }).selectOption({ label: 'Always show' });
	await expect(toast('Some settings couldn’t be synced:')).toBeVisible();
	expect(await records('nsfw')).toEqual([[{}, 'ignore', { sync: true }]]);
	expect(await synced(mara)).toEqual({ 'default:nsfw': [[{}, 'force']] });
});

it('versions of this account’s own value say so', async () => {
	await store({
		nsfw: [
			[{}, 'respect', { sync: true }],
			[{ account: keyOf(mara) }, 'force', { sync: true }],
		],
	});
	await openPage(mara, { path: '/settings/profiles' });
	const { preferences } = await import('@/stores/preferences/Preferences');
	const set = (scope: object, value: string) =>
		preferences.changeRecords('nsfw', records =>
			records.map(record =>
				JSON.stringify(record[0]) === JSON.stringify(scope) ? [record[0], value, record[2]] : record,
			),
		);
	set({}, 'ignore');
	set({ account: keyOf(mara) }, 'respect');
	const versions = page.locator('details').filter({ hasText: 'Sensitive media' });
	await expect(versions.getByRole('listitem')).toHaveCount(4);
	await expect(versions.getByText('Only for this account')).toHaveCount(2);
});
