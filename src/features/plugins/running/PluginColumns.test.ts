import type { HandlerResult } from '@workers/aiscript/aiscript.protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { columnsOfPlugins, pluginColumns } from '@/stores/plugins/pluginColumns';
import type { Asking } from './Asking';
import { PluginColumns } from './PluginColumns';

const session = { key: 'a.example/me' };
const ask = vi.fn<(handle: number, asking: Asking) => Promise<readonly HandlerResult<unknown>[] | null>>();
const made: PluginColumns[] = [];
const columnsOf = (name: string, order = 0) => {
	const columns = new PluginColumns({ plugin: { installId: name.toLowerCase(), name }, session, order, ask });
	made.push(columns);
	return columns;
};
const column = (id: string, handle = 0) => ({ handle, id, title: id.toUpperCase(), description: null });
const fed = () => columnsOfPlugins(session);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
	for (const columns of made.splice(0)) columns.end();
	ask.mockReset();
	vi.useRealTimers();
});

it('are their session’s, in the order of installing, until the plugin stops', () => {
	const [tide, fog] = [columnsOf('Tide', 1), columnsOf('Fog', 0)];
	tide.register(column('a'));
	tide.register(column('b'));
	fog.register(column('a'));
	expect(fed().map(({ id, plugin, title }) => [id, plugin, title])).toEqual([
		['fog:a', 'Fog', 'A'],
		['tide:a', 'Tide', 'A'],
		['tide:b', 'Tide', 'B'],
	]);
	expect(columnsOfPlugins({ key: 'a.example/other' })).toEqual([]);
	tide.end();
	expect(fed().map(({ id }) => id)).toEqual(['fog:a']);
	fog.end();
	expect(pluginColumns.getState().all).toEqual([]);
});

it('are as many as 20, each once', () => {
	const tide = columnsOf('Tide');
	for (let count = 0; count < 20; count++) tide.register(column(`c${count}`));
	expect(() => tide.register(column('c0'))).toThrow("The column 'c0' is registered already.");
	expect(() => tide.register(column('more'))).toThrow('20 columns at most');
	expect(fed()).toHaveLength(20);
});

it('are known by their ids within the plugin alone', () => {
	const [tide, fog] = [columnsOf('Tide'), columnsOf('Fog')];
	tide.register(column('a'));
	expect(tide.targetOf('a')).toBe('tide:a');
	for (const id of ['a', 'tide:a']) expect(() => fog.targetOf(id)).toThrow(`no column '${id}'`);
	expect(() => fog.refresh('a')).toThrow("no column 'a'");
});

it('ask the plugin for a page, within 10 seconds', async () => {
	columnsOf('Tide').register(column('a', 7));
	ask.mockResolvedValueOnce([{ value: ['n2', { id: 'n1', text: 'forged' }] }]);
	expect(await fed()[0]?.load({ untilId: 'n3', limit: 15 })).toEqual(['n2', 'n1']);
	const [handle, asking] = ask.mock.calls[0] ?? [];
	expect([handle, asking]).toMatchObject([
		7,
		{ inputs: [{ untilId: 'n3', limit: 15 }], withinMs: 10_000, isForgiven: true },
	]);
});

it.each([
	['is late', null, 'Tide hasn’t answered within 10 seconds.'],
	['fails', [{ error: { kind: 'Runtime', message: 'out of rope', at: null } }], 'Tide: out of rope'],
	['returns something else', [{ value: { notes: [] } }], 'Tide: what it returned is no list of notes'],
] as const)('say with the plugin’s name where it %s', async (_, results, message) => {
	columnsOf('Tide').register(column('a'));
	ask.mockResolvedValueOnce(results);
	await expect(fed()[0]?.load({ untilId: null, limit: 15 })).rejects.toThrow(message);
});

it('tell whoever shows one when the plugin wants it shown anew, at most every 5 s', () => {
	const tide = columnsOf('Tide');
	tide.register(column('a'));
	tide.register(column('b'));
	const [a, b] = [vi.fn(), vi.fn()];
	const ends = [fed()[0]?.onRefresh(a), fed()[1]?.onRefresh(b)];
	for (let count = 0; count < 100; count++) tide.refresh('a');
	expect([a.mock.calls.length, b.mock.calls.length]).toEqual([1, 0]);
	vi.advanceTimersByTime(60_000);
	expect(a).toHaveBeenCalledTimes(2);
	ends[0]?.();
	tide.refresh('a');
	expect(a).toHaveBeenCalledTimes(2);
});
