import { matchRules } from '@workers/columnRule/matchRules';
import { describe, expect, it, vi } from 'vitest';
import type { ColumnRule, RuleAction, RuleCondition } from '@/domain/columnRule/ColumnRule';
import type { NoteFacts } from '@/domain/columnRule/NoteFacts';
import { NO_VERDICT } from '@/domain/columnRule/ruleVerdict';
import { RuleJudge } from './RuleJudge';

const facts = (text: string, reactions = 0): NoteFacts => ({
	...{ authors: [], text, quotedText: '', server: 'home.example', reactions },
	...{ hasMedia: false, hasCw: false, isRenote: false, isQuote: false, isReply: false, isBot: false },
});
const rule = (id: string, condition: RuleCondition, action: RuleAction): ColumnRule => ({
	...{ id, isOn: true, match: 'all', conditions: [condition], actions: [action] },
});
const hideFog = rule('fog', { kind: 'word', value: 'fog' }, { kind: 'hide', value: null });
const liked = rule('liked', { kind: 'reactions', value: 2 }, { kind: 'highlight', value: '--accent' });
const slow = rule('slow', { kind: 'regex', value: '/(a+)+$/' }, { kind: 'pin', value: null });

function judgeOf(
	rules: readonly ColumnRule[],
	notes: Record<string, NoteFacts>,
	options: { fails?: boolean; knowsNoLanguage?: boolean } = {},
) {
	const match = vi.fn(async (asked: Parameters<typeof matchRules>[0], given: readonly NoteFacts[]) => {
		if (options.fails) throw new Error('No worker responds.');
		const isSlow = (index: number) => asked[index]?.conditions.some(({ kind }) => kind === 'regex');
		return {
			matches: matchRules(asked, given, () => (options.knowsNoLanguage ? null : 'de')).map(all =>
				all.filter(index => !isSlow(index)),
			),
			hostile: [...asked.keys()].filter(isSlow),
			knowsLanguages: options.knowsNoLanguage !== true,
		};
	});
	const switchedOff = vi.fn();
	const judge = new RuleJudge({
		rules,
		factsOf: id => notes[id] ?? null,
		loadMatcher: async () => ({ match }),
		switchedOff,
	});
	return { judge, match, switchedOff };
}

describe('RuleJudge', () => {
	it('judges notes together, each once, and says whether that told anything', async () => {
		const { judge, match } = judgeOf([hideFog], { a: facts('fog'), b: facts('sun') });
		expect(judge.verdictOf('a')).toBeUndefined();
		expect(await Promise.all([judge.judge(['a', 'b']), judge.judge(['b', 'a'])])).toEqual([true, true]);
		expect(await judge.judge(['a', 'b'])).toBe(false);
		expect(match).toHaveBeenCalledTimes(1);
		expect(judge.verdictOf('a')).toMatchObject({ isHidden: true });
		expect(judge.verdictOf('b')).toBe(NO_VERDICT);
	});

	it('gives the same verdict object to notes that the same rules match', async () => {
		const { judge } = judgeOf([hideFog], { a: facts('fog'), b: facts('more fog') });
		await judge.judge(['a', 'b']);
		expect(judge.verdictOf('a')).toBe(judge.verdictOf('b'));
	});

	it('judges again by reactions alone, and keeps marks that were given', async () => {
		const notes = { a: facts('fog') };
		const { judge, match } = judgeOf([hideFog, liked], notes);
		await judge.judge(['a']);
		notes.a = facts('fog', 2);
		expect(await judge.reactionsChanged(['a', 'unknown'])).toBe(true);
		expect(match.mock.lastCall?.[0]).toEqual([liked]);
		notes.a = facts('fog', 0);
		expect(await judge.reactionsChanged(['a'])).toBe(false);
		expect(judge.verdictOf('a')).toMatchObject({ isHidden: true });
	});

	it('adds a mark when there are enough reactions', async () => {
		const notes = { a: facts('sun', 1) };
		const { judge } = judgeOf([liked], notes);
		await judge.judge(['a']);
		expect(judge.verdictOf('a')?.color).toBeNull();
		notes.a = facts('sun', 2);
		await judge.reactionsChanged(['a']);
		expect(judge.verdictOf('a')?.color).toBe('--accent');
		notes.a = facts('sun', 0);
		await judge.reactionsChanged(['a']);
		expect(judge.verdictOf('a')?.color).toBe('--accent');
	});

	it('knows which notes had another number of reactions when they were judged', async () => {
		const notes = { a: facts('sun', 1), b: facts('sun', 1) };
		const { judge } = judgeOf([liked], notes);
		await judge.judge(['a', 'b']);
		expect(judge.countedOtherwise(['a', 'b', 'unknown'])).toEqual([]);
		notes.a = facts('sun', 2);
		expect(judge.countedOtherwise(['a', 'b'])).toEqual(['a']);
		await judge.reactionsChanged(['a']);
		expect(judge.countedOtherwise(['a', 'b'])).toEqual([]);
		notes.a = facts('sun', 3);
		expect(await judge.reactionsChanged(['a'])).toBe(false);
		expect(judge.countedOtherwise(['a'])).toEqual([]);
	});

	it('tells of a rule that takes too long, once, and asks it no more', async () => {
		const { judge, match, switchedOff } = judgeOf([slow, hideFog], { a: facts('fog'), b: facts('fog') });
		await judge.judge(['a']);
		await judge.judge(['b']);
		expect(switchedOff.mock.calls).toEqual([[slow]]);
		expect(match.mock.lastCall?.[0]).toEqual([hideFog]);
		expect(judge.verdictOf('b')).toMatchObject({ isHidden: true, isPinned: false });
	});

	it('leaves notes unjudged where no worker responds, or they are not there, and tries again', async () => {
		const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
		const options = { fails: true };
		const { judge } = judgeOf([hideFog], { a: facts('fog') }, options);
		expect(await judge.judge(['a', 'gone'])).toBe(false);
		expect(judge.verdictOf('a')).toBeUndefined();
		expect(warn).toHaveBeenCalled();
		options.fails = false;
		expect(await judge.judge(['a', 'gone'])).toBe(true);
		expect(judge.verdictOf('gone')).toBeUndefined();
		warn.mockRestore();
	});

	it('judges notes again whose language could not be told, whichever note is asked for then', async () => {
		const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
		vi.useFakeTimers({ toFake: ['performance'] });
		const options = { fails: false, knowsNoLanguage: true };
		const german = rule('german', { kind: 'language', value: 'de' }, { kind: 'hide', value: null });
		const { judge, match } = judgeOf([german], { a: facts('Ebbe'), b: facts('Flut') }, options);
		await judge.judge(['a']);
		expect([judge.verdictOf('a'), judge.due]).toEqual([NO_VERDICT, []]);
		options.knowsNoLanguage = false;
		await judge.judge(['a']);
		expect(match).toHaveBeenCalledOnce();
		vi.advanceTimersByTime(31_000);
		expect(judge.due).toEqual(['a']);
		options.fails = true;
		await judge.judge(['b']);
		options.fails = false;
		expect(judge.due).toEqual([]);
		vi.advanceTimersByTime(31_000);
		expect(await judge.judge(['b'])).toBe(true);
		expect(['a', 'b'].map(id => judge.verdictOf(id)?.isHidden)).toEqual([true, true]);
		vi.advanceTimersByTime(31_000);
		expect(judge.due).toEqual([]);
		vi.useRealTimers();
		warn.mockRestore();
	});

	it('forgets what is not kept', async () => {
		const { judge } = judgeOf([hideFog], { a: facts('fog'), b: facts('sun') });
		await judge.judge(['a', 'b']);
		judge.keep(id => id === 'b');
		expect(judge.size).toBe(1);
		expect(judge.verdictOf('a')).toBeUndefined();
	});
});
