import { describe, expect, it } from 'vitest';
import type { RuleCondition } from '@/domain/columnRule/ColumnRule';
import type { NoteFacts } from '@/domain/columnRule/NoteFacts';
import { WorkerCallError } from '@/platform/workerErrors';
import { ColumnRuleClient, type ColumnRulePool } from './columnRule.client';
import type { MatchedRule } from './columnRule.protocol';
import { columnRulePipeline } from './columnRulePipeline';

const HOSTILE = '/(a+)+$/';
const rule = (condition: RuleCondition): MatchedRule => ({ match: 'all', conditions: [condition] });
const regex = (value: string) => rule({ kind: 'regex', value });
const word = (value: string) => rule({ kind: 'word', value });
const note = (text: string): NoteFacts => ({
	...{ authors: [], text, quotedText: '', server: 'home.example', reactions: 0 },
	...{ hasMedia: false, hasCw: false, isRenote: false, isQuote: false, isReply: false, isBot: false },
});
const valuesOf = (rules: readonly MatchedRule[]) => rules.map(({ conditions }) => conditions[0]?.value);

interface FakeOptions {
	isLocal?: boolean;
	/** Missing: it tells that every text is English. */
	load?: () => Promise<() => string>;
}

/** A pool whose worker dies on the hostile rule, as a real one does at its time limit. */
function fakeClient({ isLocal = false, load = async () => () => 'en' }: FakeOptions = {}) {
	const asked: unknown[][] = [];
	const work = columnRulePipeline(load);
	const pool: ColumnRulePool = {
		isLocal,
		run: async call =>
			call({
				loadLanguages: () => work.loadLanguages(),
				match: async (rules, notes) => {
					asked.push(valuesOf(rules));
					if (valuesOf(rules).includes(HOSTILE)) throw new WorkerCallError('columnRule', 'timedOut');
					return work.match(rules, notes);
				},
			}),
	};
	return { asked, client: new ColumnRuleClient(pool) };
}

describe('ColumnRuleClient', () => {
	it('asks nobody where there is nothing to ask', async () => {
		const { asked, client } = fakeClient();
		expect(await client.match([], [note('a')])).toEqual({ matches: [[]], hostile: [], knowsLanguages: true });
		expect(await client.match([word('a')], [])).toMatchObject({ matches: [] });
		expect(asked).toEqual([]);
	});

	it('tells all rules that match each note, in order', async () => {
		const { client } = fakeClient();
		const answer = await client.match([word('a'), regex('/b$/'), word('c')], [note('a b'), note('c'), note('x')]);
		expect(answer.matches).toEqual([[0, 1], [2], []]);
	});

	it('finds the rule that hangs, and goes on with the others', async () => {
		const { client } = fakeClient();
		const answer = await client.match([word('x'), regex(HOSTILE), word('b')], [note('a'), note('b'), note('x b')]);
		expect(answer).toEqual({ matches: [[], [2], [0, 2]], hostile: [1], knowsLanguages: true });
	});

	it('leaves regexes out where nothing could stop them', async () => {
		const { asked, client } = fakeClient({ isLocal: true });
		const answer = await client.match([regex(HOSTILE), word('b')], [note('aaa'), note('b')]);
		expect(answer.matches).toEqual([[], [1]]);
		expect(asked).toEqual([['b']]);
	});

	it('loads the languages only for rules that read them', async () => {
		let loads = 0;
		const load = async () => {
			loads++;
			return () => 'en';
		};
		const { client } = fakeClient({ load });
		await client.match([word('a')], [note('a')]);
		expect(loads).toBe(0);
		const english = rule({ kind: 'language', value: 'en' });
		expect((await client.match([english], [note('one two three four')])).matches).toEqual([[0]]);
		expect(loads).toBeGreaterThan(0);
	});

	it('says that languages could not be told, and tells those with a script of their own', async () => {
		const { client } = fakeClient({ load: () => Promise.reject(new TypeError('offline')) });
		const rules = [rule({ kind: 'language', value: 'en' }), rule({ kind: 'language', value: 'ja' })];
		const answer = await client.match(rules, [note('one two three four'), note('霧が出ています')]);
		expect(answer).toEqual({ matches: [[], [1]], hostile: [], knowsLanguages: false });
	});

	it('rejects if no worker responds', async () => {
		const client = new ColumnRuleClient({
			isLocal: false,
			run: () => Promise.reject(new WorkerCallError('columnRule', 'queueFull')),
		});
		await expect(client.match([word('a')], [note('a')])).rejects.toThrow(WorkerCallError);
	});
});
