import { describe, expect, it } from 'vitest';
import { WorkerCallError } from '@/platform/workerErrors';
import { matchWords } from './matchWords';
import { WordMuteClient, type WordMutePool } from './wordMute.client';
import type { MuteRule } from './wordMute.protocol';

const HOSTILE = '/(a+)+$/';

/** A pool whose worker dies on the hostile rule, as a real one does at its time limit. */
function fakeClient(isLocal = false) {
	const asked: (readonly MuteRule[])[] = [];
	const pool: WordMutePool = {
		isLocal,
		run: async call =>
			call({
				match: async (rules, texts) => {
					asked.push(rules);
					if (rules.includes(HOSTILE)) throw new WorkerCallError('wordMute', 'timedOut');
					return matchWords(rules, texts);
				},
			}),
	};
	return { asked, client: new WordMuteClient(pool) };
}

describe('WordMuteClient', () => {
	it('asks nobody where there is nothing to ask', async () => {
		const { asked, client } = fakeClient();
		expect(await client.match([], ['a'])).toEqual({ matches: [-1], hostile: [] });
		expect(asked).toEqual([]);
	});

	it('finds the rule that hangs, and goes on with the others', async () => {
		const { client } = fakeClient();
		const answer = await client.match([['x'], HOSTILE, ['b']], ['a', 'b', 'x b']);
		expect(answer).toEqual({ matches: [-1, 2, 0], hostile: [HOSTILE] });
	});

	it('leaves regexes out where nothing could stop them', async () => {
		const { asked, client } = fakeClient(true);
		expect(await client.match([HOSTILE, ['b']], ['aaa', 'b'])).toEqual({ matches: [-1, 1], hostile: [] });
		expect(asked).toEqual([[[], ['b']]]);
	});
});
