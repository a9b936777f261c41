// @vitest-environment bundled-happy-dom
import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { FakeRegistry, SYNC_PLACE } from '@tests/factories/preferenceWorld';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { isRecord } from '@/base/isRecord';
import { BaseSettings } from './BaseSettings';
import { baseSetting } from './baseSetting';
import { Preferences } from './Preferences';
import { preference } from './preference';
import { Backups } from './profiles/Backups';
import { ProfileError } from './profiles/ProfileError';
import { parseProfile, readProfileFile } from './profiles/profileFile';
import { decideLater } from './sync/decideLater';
import { PreferenceSync, UnusableSyncError } from './sync/PreferenceSync';
import type { SyncUnit } from './sync/SyncMemory';
import { syncKey } from './sync/syncPlace';

// The same 200 in each run, so that a failure can be repeated.
const RUNS = { seed: 18, numRuns: 200 };

const BACKUPS = 'client/preferences/backups';
const mara = { key: 'a.example/mara' };
const nsfw = preference<string>({ key: 'nsfw', default: 'respect', choices: ['respect', 'force', 'ignore'] });
const palettes = preference<readonly object[]>({ key: 'emojiPalettes', default: [] });
const unknown = preference<unknown>({ key: 'test.flags', default: { media: false } });

/** As texts, since some can't be written by `JSON.stringify`. */
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const HUGE = 'x'.repeat(200_000);
const PROFILE = {
	...{ id: 'desk', version: '1', type: 'main', modifiedAt: 1, name: 'Desk' },
	preferences: { nsfw: [[{}, 'force', {}]], other: [[{ server: 'a.example', account: 'mara' }, { a: [1] }, {}]] },
};
const written = JSON.stringify(PROFILE);
const without = (part: string) => JSON.stringify({ ...PROFILE, [part]: undefined });
const withPart = (part: string, value: unknown) => JSON.stringify({ ...PROFILE, [part]: value });
const withRecords = (key: string, records: string) =>
	`{"id":"desk","version":"1","type":"main","modifiedAt":1,"name":"Desk","preferences":{${JSON.stringify(key)}:${records}}}`;

const junk = fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 'x', HUGE, [], [null], {}, [[]], [{}], { id: 1 });
const text = fc.constantFrom('id', 'version', 'type', 'name');
const key = fc.constantFrom('nsfw', 'emojiPalettes', 'deck.profiles', 'unknown.key', 'constructor');

const malformedProfile = fc.oneof(
	// Cut off, or something else than an object.
	fc.integer({ min: 0, max: written.length - 1 }).map(length => written.slice(0, length)),
	fc.constantFrom('null', '[]', '5', '"x"', 'true', '{}', '[[]]', nested(100_000), `{"a":${nested(9)}`, HUGE, 'NaN'),
	// Parts that are missing or of another kind.
	fc.constantFrom('id', 'version', 'type', 'name', 'modifiedAt', 'preferences').map(without),
	fc.tuple(text, fc.constantFrom(null, 1, [], {}, HUGE)).map(([part, value]) => withPart(part, value)),
	fc.constantFrom(null, '1', -1, 8.64e15 + 1, 1e300, [], {}).map(value => withPart('modifiedAt', value)),
	fc.constantFrom(null, 1, 'x', [], [[]]).map(value => withPart('preferences', value)),
	fc.constantFrom('id').map(part => withPart(part, '')),
	fc.constantFrom('sub', 'MAIN', '').map(type => withPart('type', type)),
	// Records of wrong form.
	fc
		.tuple(
			key,
			fc.constantFrom(
				...['null', '1', '"x"', '{}', '[null]', '[1]', '["x"]', '[[]]', '[[{}]]', '[[{},1]]', '[[{},1,{},1]]'],
				...['[[null,1,{}]]', '[[[],1,{}]]', '[["x",1,{}]]', '[[{},1,null]]', '[[{},1,[]]]', '[[{},1,{"sync":1}]]'],
				...['[[{"server":1},1,{}]]', '[[{"account":{}},1,{}]]', '[[{"other":"x"},1,{}]]', '[[{},[],{}],1]'],
				...['[[{"__proto__":"x"},[],{}]]', '[[{},[],{}],[{},[],{}]]', '[[{},[],{}],[{"server":null},[],{}]]'],
				`[[{},${nested(5_000)},{}]]`,
				`[[{},${nested(150_000)},{}]]`,
			),
		)
		.map(([name, records]) => withRecords(name, records)),
	fc.constantFrom('[]', '[[{},1,{}]]', 'null').map(records => withRecords('__proto__', records)),
	// Values that this version can't use.
	junk.filter(value => value !== 'x').map(value => withRecords('nsfw', JSON.stringify([[{}, value, {}]]))),
	fc
		.constantFrom(null, 1, {}, [1], [null], [{ id: 1 }], [{ id: 'a', name: 'A', emojis: 'x' }])
		.map(value => withRecords('emojiPalettes', JSON.stringify([[{}, value, {}]]))),
);

let registry: FakeRegistry;
let preferences: Preferences;
let backups: Backups;
let sync: PreferenceSync;
/** All that this device has, but for what it has seen of servers. */
let device: () => unknown;

beforeEach(async () => {
	localStorage.clear();
	registry = new FakeRegistry();
	const database = memoryDatabase();
	preferences = new Preferences();
	await preferences.load(Promise.resolve(database), mara);
	const tools = { preferences, owner: mara, registry, database: Promise.resolve(database) };
	const lock = <T>(work: () => Promise<T>) => work();
	backups = new Backups({ ...tools, tokens: () => [], lock });
	const undecided = createStore<readonly SyncUnit[]>(() => []);
	sync = new PreferenceSync({ ...tools, ask: async () => 'server', undecided, lock });
	preferences.set(nsfw, 'force');
	preferences.set(palettes, [{ id: 'mine', name: 'Mine', emojis: ['👍'] }]);
	preferences.set(unknown, { media: true });
	await preferences.editProfile(profile => ({ ...profile, name: 'Mine' }));
	device = () => structuredClone(preferences.profile);
});

describe('200 malformed preference files and backups', () => {
	it('files are refused with a clear error each, and change nothing', async () => {
		const before = device();
		const load = async (file: Blob) => backups.replace(await readProfileFile(file), 'file');
		await fc.assert(
			fc.asyncProperty(malformedProfile, async content => {
				await expect(load(new Blob([content]))).rejects.toBeInstanceOf(ProfileError);
			}),
			RUNS,
		);
		expect(device()).toEqual(before);
		expect(registry.values.size).toBe(0);
	});

	it('backups are listed as unreadable with the reason, can’t be restored, and are not replaced', async () => {
		const before = device();
		const isJson = (content: string) => {
			try {
				return JSON.parse(content) !== undefined;
			} catch {
				return false;
			}
		};
		await fc.assert(
			fc.asyncProperty(malformedProfile, async content => {
				// The server keeps JSON alone: what is cut off came as a text.
				const stored = isJson(content) ? content : JSON.stringify(content);
				registry.values.set(BACKUPS, new Map([['Mine', stored]]));
				expect(await backups.list()).toMatchObject([{ name: 'Mine', profile: null, problem: expect.any(String) }]);
				await expect(backups.restore('Mine')).rejects.toBeInstanceOf(ProfileError);
				expect(device()).toEqual(before);
			}),
			RUNS,
		);
		const last = registry.values.get(BACKUPS)?.get('Mine');
		expect(await backups.backUp()).toBe('Mine 2');
		expect(registry.values.get(BACKUPS)?.get('Mine')).toBe(last);
	});

	it('unknown keys with names of the language’s own are no reason to refuse one', () => {
		for (const name of ['constructor', 'toString', 'hasOwnProperty', 'valueOf'])
			for (const value of [1, 'x', [{ id: 'a' }], { a: 1 }])
				expect(parseProfile(withRecords(name, JSON.stringify([[{}, value, {}]]))).preferences[name]).toEqual([
					[{}, value, {}],
				]);
	});
});

describe('200 malformed synced values', () => {
	/** What is no list, or has a value of ours that this version can't use. */
	const foreign = fc.oneof(
		fc.constantFrom('null', '1', '"x"', 'true', '{}', '{"0":[{},"ignore"]}', '{"__proto__":[]}', `"${HUGE}"`),
		junk
			.filter(value => !Array.isArray(value) || value.some(each => each === null || Array.isArray(each)))
			.map(value => JSON.stringify([[{}, value]])),
		fc.constantFrom('[[{},[1]]]', '[[{},{"a":1},{}],[{},"force"]]', '[[{"server":"a.example"},5],[{},null]]'),
		fc.constantFrom(5_000, 100_000).map(depth => `[[{},${nested(depth)}]]`),
		fc.constantFrom(5_000, 100_000).map(depth => `[[{},{"a":${nested(depth)}}]]`),
	);
	const chosen = fc.constantFrom(nsfw, palettes, unknown);
	/** For flags any object will do. */
	const isUsable = (stored: string, { key: name }: typeof unknown) =>
		name === 'test.flags' && /^\[\[\{\},\{("id":1|"a":1)?\}/.test(stored);

	it('are refused with a clear error, and neither the device nor the server changes', async () => {
		const before = device();
		await fc.assert(
			fc.asyncProperty(foreign, chosen, async (stored, setting) => {
				fc.pre(!isUsable(stored, setting as typeof unknown));
				registry.values.set(SYNC_PLACE, new Map([[syncKey(setting.key), stored]]));
				await expect(sync.turnOn(setting as typeof unknown)).rejects.toBeInstanceOf(UnusableSyncError);
				expect(device()).toEqual(before);
				expect(registry.values.get(SYNC_PLACE)?.get(syncKey(setting.key))).toBe(stored);
			}),
			RUNS,
		);
	});

	it('leave what is synced already as it is, on both sides', async () => {
		for (const setting of [nsfw, palettes, unknown]) await sync.turnOn(setting as typeof unknown);
		const { preferences: before } = preferences.profile;
		await fc.assert(
			fc.asyncProperty(foreign, chosen, async (stored, setting) => {
				fc.pre(!isUsable(stored, setting as typeof unknown));
				registry.values.set(SYNC_PLACE, new Map([[syncKey(setting.key), stored]]));
				await sync.pull(decideLater);
				await sync.push([setting.key], decideLater);
				expect(preferences.profile.preferences).toEqual(before);
				expect(registry.values.get(SYNC_PLACE)?.get(syncKey(setting.key))).toBe(stored);
			}),
			RUNS,
		);
	});

	it('pairs that are none are left out, and go back as they came', async () => {
		const pair = fc.constantFrom<unknown>(
			...[null, 1, 'x', {}, [], [{}], [null, 1], [1, 'ignore'], [[], 'ignore'], ['x', 'ignore']],
			...[
				[{ other: 'x' }, 'ignore'],
				[{ server: 1 }, 'ignore'],
				[{ account: {} }, 'ignore'],
			],
		);
		await fc.assert(
			fc.asyncProperty(fc.array(pair, { minLength: 1, maxLength: 5 }), async broken => {
				sync.turnOff(nsfw);
				registry.write(SYNC_PLACE, syncKey('nsfw'), broken);
				await sync.turnOn(nsfw as typeof unknown);
				expect(preferences.get(nsfw)).toBe('force');
				expect(registry.read(SYNC_PLACE, syncKey('nsfw'))).toEqual([...broken, [{}, 'force']]);
			}),
			RUNS,
		);
	});
});

it('200 malformed base settings are left out: the default counts', async () => {
	vi.spyOn(console, 'warn').mockReturnValue();
	const list = baseSetting<readonly string[]>({ key: 'test.list', where: 'account', default: ['a'] });
	const number = baseSetting({ key: 'test.number', where: 'account', default: 1 });
	const flag = baseSetting({ key: 'test.flag', where: 'account', default: true });
	const answer = fc.oneof(
		fc.constantFrom<unknown>(null, 1, 'x', [], [1], true),
		fc.record({
			'test.list': fc.constantFrom<unknown>(null, 1, 'x', {}, true),
			'test.number': fc.constantFrom<unknown>(null, 'x', [], {}, true),
			'test.flag': fc.constantFrom<unknown>(null, 1, 'x', {}, []),
		}),
	);
	await fc.assert(
		fc.asyncProperty(answer, fc.boolean(), async (given, isStored) => {
			localStorage.clear();
			const place = 'base:account:a.example/mara';
			if (isStored) localStorage.setItem(place, JSON.stringify(given));
			const settings = new BaseSettings();
			const call = async () => given;
			settings.open({ key: mara.key, api: { call } as never });
			await vi.waitFor(() => expect(settings.get(list)).toEqual(['a']));
			expect([settings.get(number), settings.get(flag)]).toEqual([1, true]);
			const stored: unknown = JSON.parse(localStorage.getItem(place) ?? '{}');
			if (!isStored && !isRecord(given)) expect(stored).toEqual({});
		}),
		RUNS,
	);
});

it('a stored value of another kind does not count', async () => {
	preferences.changeRecords('nsfw', () => [[{}, 'sideways', {}]]);
	preferences.changeRecords('emojiPalettes', () => [[{}, { a: 1 }, {}]]);
	expect([preferences.get(nsfw), preferences.get(palettes)]).toEqual(['respect', []]);
});
