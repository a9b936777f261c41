import { serverHost, withServerHost } from '../person/withServerHost';
import type { ConditionKind, ConditionValues, RuleCondition } from './ColumnRule';
import type { JudgedFacts } from './NoteFacts';
import { readRegex } from './readRegex';
import { RULE_LANGUAGES } from './ruleLanguages';

/** How the value of a condition is entered. */
export type ValueForm = 'none' | 'author' | 'words' | 'regex' | 'count' | 'language' | 'server';

/** Why a value can't be used. `reason`: what the browser says about a regex. */
export interface ValueProblem {
	readonly problem: 'missing' | 'tooLong' | 'noAuthor' | 'noServer' | 'noRegex' | 'badRegex' | 'noCount' | 'noLanguage';
	readonly reason?: string;
}

export type Test = (facts: JudgedFacts) => boolean;

interface ConditionDefinition<Value> {
	readonly form: ValueForm;
	/** The value in a new condition. */
	readonly start: Value;
	/** False: there is no "not". */
	readonly mayBeNot: boolean;
	/** The value in the form in which it is stored and compared. */
	readonly tidy: (value: Value) => Value;
	/** Why a value of any type can't be used; null if it can. */
	readonly problemOf: (value: unknown) => ValueProblem | null;
	/** Called once for many notes, with a valid value. */
	readonly test: (value: Value) => Test;
}

export const MAX_VALUE_LENGTH = 500;
export const MAX_COUNT = 1_000_000;

/** `name@host`, or `name` alone. */
const AUTHOR = /^[\w.-]+(?:@[^\s@/]+)?$/;
const SERVER = /^[^\s@/.]+(?:\.[^\s@/.]+)*$/;

const tidyText = (value: string): string => value.trim();

/** A kind that needs no value. */
const bare = (test: Test): ConditionDefinition<null> => ({
	...{ form: 'none', start: null, mayBeNot: true, tidy: () => null, test: () => test },
	problemOf: value => (value === null ? null : { problem: 'missing' }),
});

function problemOfText(value: unknown): ValueProblem | null {
	if (typeof value !== 'string' || value.trim() === '') return { problem: 'missing' };
	return value.length > MAX_VALUE_LENGTH ? { problem: 'tooLong' } : null;
}

/** A kind that is given a text. */
const texted = (
	form: ValueForm,
	parts: Pick<ConditionDefinition<string>, 'tidy' | 'test'> & { check?: (value: string) => ValueProblem | null },
): ConditionDefinition<string> => ({
	...{ form, start: '', mayBeNot: true, tidy: parts.tidy, test: parts.test },
	problemOf: value => problemOfText(value) ?? parts.check?.(parts.tidy(String(value))) ?? null,
});

const tidyHost = (value: string): string =>
	value
		.trim()
		.toLowerCase()
		.replace(/^https?:\/\//, '')
		.replace(/^@/, '')
		.replace(/\/.*$/s, '');

function problemOfRegex(value: string): ValueProblem | null {
	try {
		return readRegex(value) ? null : { problem: 'noRegex' };
	} catch (error) {
		return { problem: 'badRegex', reason: error instanceof Error ? error.message : String(error) };
	}
}

const isCount = (value: unknown): value is number =>
	typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_COUNT;

const isLanguage = (value: unknown): boolean => RULE_LANGUAGES.some(code => code === value);

/** Every kind of condition, in the order of the menu. */
export const CONDITION_KINDS: { readonly [Kind in ConditionKind]: ConditionDefinition<ConditionValues[Kind]> } = {
	author: texted('author', {
		tidy: value => value.trim().toLowerCase().replace(/^@/, ''),
		check: value => (AUTHOR.test(value) ? null : { problem: 'noAuthor' }),
		test(value) {
			const name = withServerHost(value);
			return ({ authors }) => authors.includes(name);
		},
	}),
	word: texted('words', {
		tidy: tidyText,
		test(value) {
			const words = value.toLowerCase().split(/\s+/);
			return ({ text, quotedText }) => {
				const read = `${text}\n${quotedText}`.toLowerCase();
				return words.every(word => read.includes(word));
			};
		},
	}),
	regex: texted('regex', {
		tidy: tidyText,
		check: problemOfRegex,
		test(value) {
			const regex = readRegex(value);
			return ({ text, quotedText }) => regex !== null && (regex.test(text) || regex.test(quotedText));
		},
	}),
	media: bare(({ hasMedia }) => hasMedia),
	cw: bare(({ hasCw }) => hasCw),
	renote: bare(({ isRenote }) => isRenote),
	quote: bare(({ isQuote }) => isQuote),
	reply: bare(({ isReply }) => isReply),
	bot: bare(({ isBot }) => isBot),
	reactions: {
		...{ form: 'count', start: 10, mayBeNot: false, tidy: value => value },
		problemOf: value => (isCount(value) ? null : { problem: 'noCount' }),
		test:
			value =>
			({ reactions }) =>
				reactions >= value,
	},
	language: {
		...{ form: 'language', start: 'en', mayBeNot: true, tidy: value => value },
		problemOf: value => (isLanguage(value) ? null : { problem: 'noLanguage' }),
		test:
			value =>
			({ language }) =>
				language === value,
	},
	server: texted('server', {
		tidy: tidyHost,
		check: value => (SERVER.test(value) ? null : { problem: 'noServer' }),
		test(value) {
			const host = serverHost(value);
			return ({ server }) => server === host;
		},
	}),
};

export const isConditionKind = (kind: unknown): kind is ConditionKind =>
	typeof kind === 'string' && Object.hasOwn(CONDITION_KINDS, kind);

/** A new condition of a kind. */
export const newCondition = (kind: ConditionKind): RuleCondition =>
	({ kind, value: CONDITION_KINDS[kind].start }) as RuleCondition;

/** A condition with its value in the stored form. */
export function tidyCondition(condition: RuleCondition): RuleCondition {
	const tidy = CONDITION_KINDS[condition.kind].tidy as (value: RuleCondition['value']) => RuleCondition['value'];
	return { ...condition, value: tidy(condition.value) } as RuleCondition;
}

/**
 * What a valid condition says of a note. A language that isn't known matches nothing, with "not" too
 * (rules/columnRules#languages).
 */
export function testOf({ kind, value, isNot }: RuleCondition): Test {
	const test = (CONDITION_KINDS[kind].test as (value: RuleCondition['value']) => Test)(value);
	if (!isNot) return test;
	return facts => (kind === 'language' && facts.language === null ? false : !test(facts));
}
