// @vitest-environment bundled-happy-dom
import { FakeRegistry } from '@tests/factories/preferenceWorld';
import { testSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { defaultNoteVisibility } from '@/blocks/actions/defaultNoteVisibility';
import { nsfw } from '@/blocks/media/useIsCovered';
import { instanceTicker } from '@/blocks/note/NoteParts';
import { localDatabase } from '@/platform/localDatabase';
import { newColumn } from '@/stores/deck/deckOperations';
import { deckProfiles } from '@/stores/deck/deckSettings';
import { intents } from '@/stores/intents';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { preferences } from '@/stores/preferences/Preferences';
import { profileVersions } from '@/stores/preferences/profiles/profileVersions';
import type { Session } from '@/stores/session/Session';
import { toasts } from '@/ui/toast/toasts';
import { takeOverEarlier } from './takeOverEarlier';

let registry: FakeRegistry;
let session: Session;
let writes: string[];

beforeEach(async () => {
	vi.spyOn(console, 'warn').mockReturnValue();
	localStorage.clear();
	registry = new FakeRegistry();
	session = testSession();
	writes = [];
	const call = async (endpoint: string, params: { scope: readonly string[]; key: string }) => {
		if (endpoint === 'i/registry/get-all') return registry.getAll(params.scope);
		if (endpoint !== 'i/registry/get') return void writes.push(endpoint);
		const value = await registry.get(params.scope, params.key);
		if (value === undefined) throw new ApiError(endpoint, 400, { code: 'NO_SUCH_KEY', message: '', id: '' });
		return value;
	};
	session.api.call = call as never;
	await preferences.load(localDatabase(), session);
	await preferences.editProfile(profile => ({ ...profile, preferences: {} }));
	baseSettings.open({ key: session.key, api: { call: async () => ({}) } as never });
	// Its values of the test before.
	window.dispatchEvent(new StorageEvent('storage', { key: 'base' }));
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
	for (const { id } of toasts.shown()) toasts.dismiss(id);
	vi.restoreAllMocks();
});

const shown = () => toasts.shown().map(({ text }) => text);

it('takes over what the account kept on its server, and what this device has besides', async () => {
	registry.write('client/base', 'nsfw', 'force');
	registry.write('client/base', 'unknown', { any: 1 });
	const device = { nsfw: 'ignore', instanceTicker: 'always', darkMode: true };
	localStorage.setItem('base', JSON.stringify(device));
	await takeOverEarlier(session);
	expect(preferences.get(nsfw)).toBe('force');
	expect(preferences.get(instanceTicker)).toBe('always');
	expect(Object.keys(preferences.profile.preferences).toSorted()).toEqual(['instanceTicker', 'nsfw']);
	expect(registry.read('client/base', 'unknown')).toEqual({ any: 1 });
	expect(JSON.parse(localStorage.getItem('base') ?? '')).toEqual(device);
	expect(writes).toEqual([]);
});

it('says so while it runs, and 10 seconds later how many settings there were, with a way to them', async () => {
	registry.write('client/base', 'nsfw', 'force');
	registry.write('client', 'themes', [{ id: 't', name: 'T', props: {} }]);
	await takeOverEarlier(session);
	expect(shown()).toEqual(['Taking over your earlier settings…']);
	await vi.advanceTimersByTimeAsync(9_999);
	expect(shown()).toEqual(['Taking over your earlier settings…']);
	await vi.advanceTimersByTimeAsync(1);
	expect(shown()).toEqual(['2 earlier settings taken over']);
	const opened = vi.fn();
	const end = intents.listen(opened);
	toasts.act();
	expect(opened).toHaveBeenCalledWith(
		expect.objectContaining({ kind: 'openWindow', session, path: '/settings/preferences' }),
	);
	end();
});

it('adds the themes and decks of before to those of now, which stay as they are', async () => {
	const mine = { id: 'mine', name: 'Mine', props: {} };
	preferences.changeRecords('themes', () => [[{}, [mine], {}]]);
	const deck = { id: 'deck', name: 'Deck', columns: [newColumn('main', { id: 'main' })], layout: [['main']] };
	preferences.set(deckProfiles, [deck as never], session);
	const theme = { id: 'old', name: 'Old', author: 'A', base: 'dark', props: { accent: '#fff' }, more: [1] };
	registry.write('client', 'themes', [{ ...mine, name: 'Other' }, theme, null, 'x', { id: 1 }]);
	const columns = [{ id: 'a', type: 'tl', tl: 'home' }];
	registry.write('client/deck/profiles', 'Work', { columns, layout: [['a']] });
	registry.write('client/deck/profiles', 'Broken', 1);
	await takeOverEarlier(session);
	expect(preferences.records('themes')).toEqual([[{}, [mine, theme], {}]]);
	expect(preferences.get(deckProfiles, session)).toMatchObject([
		{ id: 'deck' },
		{ id: 'earlier Work', name: 'Work', columns: [{ id: 'a', type: 'home' }] },
	]);
	await takeOverEarlier(session);
	expect(preferences.get(deckProfiles, session)).toHaveLength(2);
	expect(registry.read('client/deck/profiles', 'Work')).toEqual({ columns, layout: [['a']] });
});

it('keeps the settings of before it as a version', async () => {
	registry.write('client/base', 'nsfw', 'force');
	preferences.set(defaultNoteVisibility, 'home');
	await preferences.settled();
	const before = preferences.profile.preferences;
	await takeOverEarlier(session);
	const versions = await profileVersions(await localDatabase());
	expect(versions.map(({ value }) => value.preferences)).toContainEqual(before);
});

it.each([
	['nothing was kept', () => {}],
	['the account has synced preferences already', () => registry.write('client/preferences/sync', 'default:menu', [])],
])('does and says nothing where %s', async (why, prepare) => {
	if (why !== 'nothing was kept') registry.write('client/base', 'nsfw', 'force');
	prepare();
	await takeOverEarlier(session);
	await vi.advanceTimersByTimeAsync(10_000);
	expect(shown()).toEqual([]);
	expect(preferences.profile.preferences).toEqual({});
});
