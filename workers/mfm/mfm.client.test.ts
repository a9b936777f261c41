import { describe, expect, it, vi } from 'vitest';
import { WorkerCallError } from '@/platform/workerErrors';
import { MfmClient, type MfmPool } from './mfm.client';
import type { MfmPipeline } from './mfm.protocol';
import { parseMfm } from './parseMfm';

/** Without the URL the brackets would need no parser. */
const BOMB = `${'['.repeat(3000)} https://a.example`;

/** A pool whose workers die on the bomb, as real ones do at their time limit. */
function fakePool({ isLocal = false, dies = (text: string) => text === BOMB } = {}) {
	const calls: string[][] = [];
	const pipeline: MfmPipeline = {
		parse: async (texts, mode) => {
			calls.push([...texts]);
			if (texts.some(dies)) throw new WorkerCallError('mfm', 'timedOut');
			return texts.map(text => parseMfm(text, mode));
		},
	};
	const pool: MfmPool = { isLocal, run: async call => call(pipeline) };
	return { calls, client: new MfmClient(pool) };
}

describe('MfmClient', () => {
	it('answers plain text without the parser', () => {
		const { calls, client } = fakePool();
		expect(client.peek('just words')).toEqual(['just words']);
		expect(calls).toEqual([]);
	});

	it('sends what is asked for in one task as one message, each text once', async () => {
		const { calls, client } = fakePool();
		const [page, single] = await Promise.all([client.parse(['**a**', '**b**', 'c']), client.parse(['**a**'])]);
		expect(page).toEqual([[{ type: 'bold', children: ['a'] }], [{ type: 'bold', children: ['b'] }], ['c']]);
		expect(single[0]).toBe(page[0]);
		expect(calls).toEqual([['**a**', '**b**']]);
	});

	it('has at hand what was parsed before, for each mode its own', async () => {
		const { client } = fakePool();
		expect(client.peek('**a** :b:')).toBeUndefined();
		await client.parse(['**a** :b:'], 'simple');
		expect(client.peek('**a** :b:')).toBeUndefined();
		expect(client.peek('**a** :b:', 'simple')).toEqual(['**a** ', { type: 'customEmoji', name: 'b' }]);
	});

	it('shows a bomb of 3,000 brackets plain and parses the rest of its page', async () => {
		const { calls, client } = fakePool();
		const trees = await client.parse(['**a**', BOMB, '**b**']);
		expect(trees).toEqual([[{ type: 'bold', children: ['a'] }], [BOMB], [{ type: 'bold', children: ['b'] }]]);
		expect(calls).toContainEqual(['**a**', '**b**']);
		const before = calls.length;
		expect((await client.parse([BOMB]))[0]).toEqual([BOMB]);
		expect(calls).toHaveLength(before);
	});

	it('never asks the parser about 3,000 brackets that open nothing', () => {
		const { calls, client } = fakePool();
		expect(client.peek('['.repeat(3000))).toEqual(['['.repeat(3000)]);
		expect(calls).toEqual([]);
	});

	it('tries the rest of a killed page again, each text alone', async () => {
		const { client } = fakePool({ dies: text => text.includes('evil') });
		const trees = await client.parse(['**a**', '**evil**', '**b**']);
		expect(trees).toEqual([[{ type: 'bold', children: ['a'] }], ['**evil**'], [{ type: 'bold', children: ['b'] }]]);
	});

	it('gives a harmless text a second chance after a busy moment', async () => {
		let kills = 0;
		const { client } = fakePool({ dies: () => kills++ < 1 });
		expect(await client.parse(['**a**'])).toEqual([[{ type: 'bold', children: ['a'] }]]);
	});

	it('shows long or suspicious text plain where nothing can be killed', async () => {
		const { calls, client } = fakePool({ isLocal: true });
		const long = `**a** ${'word '.repeat(400)}`;
		expect(await client.parse([BOMB, long, '**b**'])).toEqual([[BOMB], [long], [{ type: 'bold', children: ['b'] }]]);
		expect(calls).toEqual([['**b**']]);
	});

	it('never parses what is longer than any note', () => {
		const text = `**${'a'.repeat(30_000)}**`;
		expect(fakePool().client.peek(text)).toEqual([text]);
	});

	it('rejects by its signal only', async () => {
		const { client } = fakePool();
		const controller = new AbortController();
		const parsing = client.parse(['**a**'], 'full', controller.signal);
		controller.abort(new Error('gone'));
		await expect(parsing).rejects.toThrow('gone');
	});

	it('shows text plain when the pool has ended', async () => {
		const run = vi.fn(() => Promise.reject(new WorkerCallError('mfm', 'ended')));
		const client = new MfmClient({ isLocal: false, run });
		expect(await client.parse(['**a**'])).toEqual([['**a**']]);
		expect(run).toHaveBeenCalledTimes(1);
	});
});
