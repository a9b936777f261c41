import { FakeDevice, FakeRegistry, FakeTab, SYNC_PLACE } from '@tests/factories/preferenceWorld';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '@/api/ApiError';
import { type Preference, preference } from '../preference';
import type { PreferenceRecord } from '../records';
import { settingState } from '../settingState';
import { readVersions } from '../versions/readVersions';
import { decideLater } from './decideLater';
import { UnusableSyncError } from './PreferenceSync';
import type { AskSync, SyncChoice } from './SyncChoice';

const palettes = preference<readonly object[]>({ key: 'emojiPalettes', default: [] });
const note = preference<string>({ key: 'test.note', default: '' });
const own = preference<string>({ key: 'test.own', default: '', scope: 'account' });
const palette = (id: string, name = id) => ({ id, name, emojis: [] });

let registry: FakeRegistry;
let answer: SyncChoice;
let ask: ReturnType<typeof vi.fn<AskSync>>;
let devices: FakeDevice[];

async function open(index: number, account = 'a.example/mara'): Promise<FakeTab> {
	devices[index] ??= new FakeDevice();
	const tab = new FakeTab(devices[index], account, registry, ask);
	await tab.open();
	return tab;
}
const cloud = (key: string) => registry.read(SYNC_PLACE, `default:${key}`);
const write = (key: string, value: unknown) => registry.write(SYNC_PLACE, `default:${key}`, value);

beforeEach(() => {
	registry = new FakeRegistry();
	answer = 'cancel';
	ask = vi.fn<AskSync>(async () => answer);
	devices = [];
});
afterEach(() => vi.unstubAllGlobals());

it('syncs what the server takes, also beside what it refuses, and says so', async () => {
	const tab = await open(0);
	for (const preference of [palettes, note]) await tab.sync.turnOn(preference);
	registry.onSet = (_scope, key) => {
		if (key === 'default:emojiPalettes')
			throw new ApiError('i/registry/set', 400, { code: 'INVALID_PARAM', message: '', id: '' });
	};
	tab.preferences.set(palettes, [palette('too large')]);
	tab.preferences.set(note, 'mine');
	await expect(tab.sync.push(['emojiPalettes', 'test.note'])).rejects.toMatchObject({ code: 'INVALID_PARAM' });
	expect(cloud('test.note')).toEqual([[{}, 'mine']]);
	tab.preferences.set(note, 'new');
	await expect(tab.sync.pull()).rejects.toMatchObject({ code: 'INVALID_PARAM' });
	expect(cloud('test.note')).toEqual([[{}, 'new']]);
	expect(cloud('emojiPalettes')).toEqual([[{}, []]]);
});

describe('turning sync on', () => {
	it('writes the device’s value where the server has none', async () => {
		const tab = await open(0);
		tab.preferences.set(note, 'mine');
		expect(await tab.sync.turnOn(note)).toBe(true);
		expect(cloud('test.note')).toEqual([[{}, 'mine']]);
		expect(tab.preferences.records('test.note')).toEqual([[{}, 'mine', { sync: true }]]);
		expect(ask).not.toHaveBeenCalled();
	});

	it.each([
		['server', 'theirs', 'theirs'],
		['device', 'mine', 'mine'],
	] as const)('asks where they differ: %s', async (choice, here, there) => {
		write('test.note', [[{}, 'theirs']]);
		const tab = await open(0);
		tab.preferences.set(note, 'mine');
		answer = choice;
		await tab.sync.turnOn(note);
		expect(ask).toHaveBeenCalledWith({ key: 'test.note', device: 'mine', server: 'theirs', merged: undefined });
		expect(tab.preferences.get(note)).toBe(here);
		expect(cloud('test.note')).toEqual([[{}, there]]);
		const versions = await readVersions(devices[0]?.database as FakeDevice['database'], 'test.note');
		expect(new Set(versions.map(({ value }) => value))).toEqual(new Set(['mine', 'theirs']));
	});

	it('offers to merge only where that is possible', async () => {
		write('emojiPalettes', [[{}, [palette('a')]]]);
		const tab = await open(0);
		tab.preferences.set(palettes, [palette('b')]);
		answer = 'merge';
		await tab.sync.turnOn(palettes);
		expect(tab.preferences.get(palettes)).toEqual([palette('a'), palette('b')]);
		expect(cloud('emojiPalettes')).toEqual([[{}, [palette('a'), palette('b')]]]);
		tab.sync.turnOff(palettes);
		tab.preferences.set(palettes, [palette('a', 'other')]);
		answer = 'cancel';
		expect(await tab.sync.turnOn(palettes)).toBe(false);
		expect(ask.mock.lastCall?.[0].merged).toBeUndefined();
	});

	it('syncs the account’s own value of a setting that belongs to accounts, also where one of all was there', async () => {
		const tab = await open(0);
		const all: PreferenceRecord = [{}, 'all', {}];
		tab.preferences.changeRecords('test.own', () => [all]);
		expect(await tab.sync.turnOn(own)).toBe(true);
		const scope = { account: 'a.example/mara' };
		expect(tab.preferences.records('test.own')).toEqual([all, [scope, 'all', { sync: true }]]);
		tab.preferences.set(own, 'mine');
		await tab.act(() => tab.sync.pull());
		expect(cloud('test.own')).toEqual([[{ server: 'a.example', account: 'mara' }, 'mine']]);
	});

	it('keeps the account’s own value apart from that of all accounts, also where they were the same', async () => {
		const tab = await open(0);
		tab.preferences.set(note, 'all');
		await tab.sync.turnOn(note);
		tab.preferences.overrideForAccount(note, 'all');
		await tab.sync.turnOn(note);
		const mara = [{ server: 'a.example', account: 'mara' }, 'all'];
		expect(cloud('test.note')).toEqual([[{}, 'all'], mara]);
		write('test.note', [[{}, 'changed elsewhere'], mara]);
		await tab.act(() => tab.sync.pull());
		expect(tab.preferences.get(note)).toBe('all');
		expect(tab.preferences.get(note, { key: 'a.example/noor' })).toBe('changed elsewhere');
	});

	it('stays on where a value of all accounts, synced by another client, is changed for one', async () => {
		const tab = await open(0);
		tab.preferences.changeRecords('test.own', () => [[{}, 'all', { sync: true }]]);
		tab.preferences.set(own, 'mine');
		expect(tab.preferences.records('test.own')).toEqual([
			[{}, 'all', { sync: true }],
			[{ account: 'a.example/mara' }, 'mine', { sync: true }],
		]);
	});

	it('asks nothing where only this account changed what another client synced for all', async () => {
		write('test.own', [[{}, 'all']]);
		const tab = await open(0);
		tab.preferences.changeRecords('test.own', () => [[{}, 'all', { sync: true }]]);
		await tab.act(() => tab.sync.pull());
		tab.preferences.set(own, 'mine');
		await tab.act(() => tab.sync.pull());
		expect(ask).not.toHaveBeenCalled();
		expect(cloud('test.own')).toEqual([
			[{}, 'all'],
			[{ server: 'a.example', account: 'mara' }, 'mine'],
		]);
	});

	it('stays off when cancelled or failed, and changes nothing', async () => {
		write('test.note', [[{}, 'theirs']]);
		const tab = await open(0);
		tab.preferences.set(note, 'mine');
		expect(await tab.sync.turnOn(note)).toBe(false);
		answer = 'device';
		registry.set = () => Promise.reject(new NetworkError('i/registry/set', 'away'));
		await expect(tab.sync.turnOn(note)).rejects.toBeInstanceOf(NetworkError);
		expect(tab.preferences.records('test.note')).toEqual([[{}, 'mine', {}]]);
		expect(cloud('test.note')).toEqual([[{}, 'theirs']]);
	});

	it('asks again where the server’s value changes while the question is open', async () => {
		write('test.note', [[{}, 'theirs']]);
		const tab = await open(0);
		tab.preferences.set(note, 'mine');
		ask.mockImplementationOnce(async () => {
			write('test.note', [[{}, 'newer']]);
			return 'device';
		});
		await tab.sync.turnOn(note);
		expect(ask).toHaveBeenCalledTimes(2);
		expect(cloud('test.note')).toEqual([[{}, 'newer']]);
	});

	it.each([
		['no list', { test: 1 }],
		['another client’s form', [[{}, [{ id: 1 }]]]],
	])('is refused where %s lies there, which stays', async (_what, value) => {
		write('emojiPalettes', value);
		const tab = await open(0);
		tab.preferences.set(palettes, [palette('a')]);
		await expect(tab.sync.turnOn(palettes)).rejects.toBeInstanceOf(UnusableSyncError);
		expect(cloud('emojiPalettes')).toEqual(value);
	});
});

describe('a synced value', () => {
	it('comes to the other device, and stays there when sync is turned off', async () => {
		const [one, two] = [await open(0), await open(1)];
		await one.act(() => one.preferences.set(note, 'one'));
		await one.act(() => one.sync.turnOn(note));
		await two.act(() => two.sync.turnOn(note));
		answer = 'server';
		await two.act(() => two.sync.turnOn(note));
		await one.act(() => one.preferences.set(note, 'changed'));
		await one.act(() => one.sync.push(['test.note']));
		await two.act(() => two.sync.pull());
		expect(two.preferences.get(note)).toBe('changed');
		await two.act(() => two.sync.turnOff(note));
		await one.act(() => one.preferences.set(note, 'later'));
		await one.act(() => one.sync.push(['test.note']));
		await two.act(() => two.sync.pull());
		expect(two.preferences.get(note)).toBe('changed');
	});

	it('is merged where both changed it, without a question', async () => {
		const [one, two] = [await open(0), await open(1)];
		await one.act(() => one.sync.turnOn(palettes));
		await two.act(() => two.sync.turnOn(palettes));
		await one.act(() => one.preferences.set(palettes, [palette('one')]));
		await two.act(() => two.preferences.set(palettes, [palette('two')]));
		await one.act(() => one.sync.pull());
		await two.act(() => two.sync.pull());
		await one.act(() => one.sync.pull());
		expect(one.preferences.get(palettes)).toEqual([palette('one'), palette('two')]);
		expect(two.preferences.get(palettes)).toEqual([palette('one'), palette('two')]);
		expect(ask).not.toHaveBeenCalled();
	});

	describe('that two devices write at the same moment', () => {
		beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
		afterEach(() => vi.useRealTimers());
		const passed = (ms: number) => vi.setSystemTime(Date.now() + ms);

		async function together(first: Preference<never>, one: unknown, other: unknown): Promise<FakeTab> {
			const tab = await open(0);
			await tab.act(() => tab.sync.turnOn(first));
			await tab.act(() => tab.preferences.set<unknown>(first, one));
			expect(await tab.sync.push([first.key])).toEqual([first.key]);
			// Another tab, which was told of the change, pushes it too.
			expect(await tab.sync.push([first.key])).toEqual([]);
			// The other device had read the value of before, and didn't see this one.
			write(first.key, [[{}, other]]);
			return tab;
		}

		it('is merged, though each replaced the other’s', async () => {
			const tab = await together(palettes as never, [palette('one')], [palette('two')]);
			await tab.act(() => tab.sync.push(['emojiPalettes']));
			expect(tab.preferences.get(palettes)).toEqual([palette('two'), palette('one')]);
			expect(cloud('emojiPalettes')).toEqual([[{}, [palette('two'), palette('one')]]]);
			expect(ask).not.toHaveBeenCalled();
		});

		it('is asked about where merging fails', async () => {
			const tab = await together(note as never, 'one', 'two');
			await tab.act(() => tab.sync.pull());
			expect(ask).toHaveBeenCalledWith({ key: 'test.note', device: 'one', server: 'two', merged: undefined });
			expect([tab.preferences.get(note), cloud('test.note')]).toEqual(['one', [[{}, 'two']]]);
		});

		it('follows the other device where that has changed it later', async () => {
			const tab = await together(palettes as never, [palette('one')], [palette('one')]);
			passed(1_000);
			expect(await tab.sync.push(['emojiPalettes'])).toEqual([]);
			write('emojiPalettes', [[{}, [palette('two')]]]);
			await tab.act(() => tab.sync.pull());
			expect(tab.preferences.get(palettes)).toEqual([palette('two')]);
		});

		it('is looked at again after a start that saw the same', async () => {
			await together(palettes as never, [palette('one')], [palette('one')]);
			passed(1_000);
			const again = await open(0);
			await again.act(() => again.sync.pull());
			write('emojiPalettes', [[{}, [palette('two')]]]);
			await again.act(() => again.sync.pull());
			expect(again.preferences.get(palettes)).toEqual([palette('two')]);
		});
	});

	it('is asked about where both changed it and merging fails; cancelled, both stay until the next start', async () => {
		const [one, two] = [await open(0), await open(1)];
		await one.act(() => one.sync.turnOn(note));
		await two.act(() => two.sync.turnOn(note));
		await one.act(() => one.preferences.set(note, 'one'));
		await two.act(() => two.preferences.set(note, 'two'));
		await one.act(() => one.sync.pull());
		await two.act(() => two.sync.pull());
		await two.act(() => two.sync.pull());
		expect(ask).toHaveBeenCalledTimes(1);
		expect([two.preferences.get(note), cloud('test.note')]).toEqual(['two', [[{}, 'one']]]);
		answer = 'device';
		const again = await open(1);
		await again.act(() => again.sync.pull());
		expect(cloud('test.note')).toEqual([[{}, 'two']]);
	});

	async function differing(): Promise<readonly [FakeTab, FakeTab]> {
		const [one, two] = [await open(0), await open(1)];
		await one.act(() => one.sync.turnOn(note));
		await two.act(() => two.sync.turnOn(note));
		await one.act(() => one.preferences.set(note, 'one'));
		await one.act(() => one.sync.pull());
		await two.act(() => two.preferences.set(note, 'two'));
		return [one, two];
	}

	it('that can’t be settled in the background waits, is listed, and is asked about when the user wants to', async () => {
		const [, two] = await differing();
		const told = vi.fn();
		two.sync.undecided.subscribe(told);
		await two.act(() => two.sync.pull(decideLater));
		await two.act(() => two.sync.push(['test.note'], decideLater));
		expect(ask).not.toHaveBeenCalled();
		expect(two.sync.undecided.getState()).toEqual([{ key: 'test.note', scope: {} }]);
		expect(told).toHaveBeenCalledTimes(1);
		expect(settingState(note, two.owner, two.sync.undecided).isUndecided).toBe(true);
		expect([two.preferences.get(note), cloud('test.note')]).toEqual(['two', [[{}, 'one']]]);
		await two.act(() => two.sync.decide({ key: 'test.note', scope: {} }));
		expect(two.sync.undecided.getState()).toHaveLength(1);
		answer = 'device';
		await two.act(() => two.sync.decide({ key: 'test.note', scope: {} }));
		expect(two.sync.undecided.getState()).toEqual([]);
		expect(cloud('test.note')).toEqual([[{}, 'two']]);
	});

	it('is asked about once where the user presses twice', async () => {
		const [, two] = await differing();
		await two.act(() => two.sync.pull(decideLater));
		answer = 'server';
		const unit = { key: 'test.note', scope: {} };
		await two.act(() => Promise.all([two.sync.decide(unit), two.sync.decide(unit)]));
		expect(ask).toHaveBeenCalledTimes(1);
		expect(two.preferences.get(note)).toBe('one');
	});

	it('stays listed where the decision could not be carried out', async () => {
		const [, two] = await differing();
		await two.act(() => two.sync.pull(decideLater));
		registry.get = () => Promise.reject(new NetworkError('i/registry/get', 'away'));
		await expect(two.sync.decide({ key: 'test.note', scope: {} })).rejects.toBeInstanceOf(NetworkError);
		expect(two.sync.undecided.getState()).toHaveLength(1);
	});

	it('is no longer listed once both sides are the same, or its sync is off', async () => {
		const [one, two] = await differing();
		await two.act(() => two.sync.pull(decideLater));
		await one.act(() => one.preferences.set(note, 'two'));
		await one.act(() => one.sync.pull());
		await two.act(() => two.sync.pull(decideLater));
		expect(two.sync.undecided.getState()).toEqual([]);
		await one.act(() => one.preferences.set(note, 'three'));
		await one.act(() => one.sync.pull());
		await two.act(() => two.preferences.set(note, 'four'));
		await two.act(() => two.sync.pull(decideLater));
		expect(two.sync.undecided.getState()).toHaveLength(1);
		await two.act(() => two.sync.turnOff(note));
		expect(two.sync.undecided.getState()).toEqual([]);
	});

	it('is kept in step for each account of a page: what is the device’s by the page’s account alone', async () => {
		const theirs = new FakeRegistry();
		const tab = await open(0);
		const sideSync = tab.syncOf('b.example/noor', theirs);
		const noor = { key: 'b.example/noor' };
		tab.preferences.set(note, 'all');
		tab.preferences.overrideForAccount(note, 'noor’s', noor);
		await tab.act(() => sideSync.turnOn(note));
		await tab.act(() => tab.sync.turnOn(note));
		expect(tab.sync.units()).toEqual([{ key: 'test.note', scope: {} }]);
		expect(sideSync.units()).toEqual([{ key: 'test.note', scope: { account: 'b.example/noor' } }]);
		theirs.write(SYNC_PLACE, 'default:test.note', [[{ server: 'b.example', account: 'noor' }, 'elsewhere']]);
		await tab.act(() => sideSync.pull());
		expect([tab.preferences.get(note), tab.preferences.get(note, noor)]).toEqual(['all', 'elsewhere']);
		expect(cloud('test.note')).toEqual([[{}, 'all']]);
	});

	it('of an account is that account’s alone', async () => {
		const tab = await open(0);
		tab.preferences.set(note, 'all');
		tab.preferences.overrideForAccount(note, 'mara’s');
		await tab.act(() => tab.sync.turnOn(note));
		expect(cloud('test.note')).toEqual([[{ server: 'a.example', account: 'mara' }, 'mara’s']]);
		const noor = await open(0, 'a.example/noor');
		expect(noor.sync.units()).toEqual([]);
		await noor.act(() => noor.sync.pull());
		expect(noor.preferences.get(note)).toBe('all');
	});
});
