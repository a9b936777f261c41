import { LANGUAGE_PAIRS, RULE_LANGUAGES } from '@/domain/columnRule/ruleLanguages';
import { plainWords } from './plainWords';
import { scriptLanguage } from './scriptLanguage';

/** What tells the language of a text by its letters; null: unsure. */
export type Detector = (text: string) => string | null;

/** Shorter texts are as easily one language as another. */
const LEAST_WORDS = 3;
const LEAST_LETTERS = 12;
/** More says nothing new. */
const LONGEST = 600;

/** The language of a note's text; null if it is short, mixed or not known (rules/columnRules#languages). */
export function detectLanguage(text: string, detect: Detector | null): string | null {
	const words = plainWords(text.slice(0, LONGEST * 4)).slice(0, LONGEST);
	const answer = scriptLanguage(words);
	if (answer === 'unknown') return null;
	if (answer !== 'ask') return answer.language;
	const letters = words.replace(/\P{L}/gu, '').length;
	if (letters < LEAST_LETTERS || words.split(/\s+/).length < LEAST_WORDS) return null;
	const found = detect?.(words) ?? null;
	const [pair] = Object.entries(LANGUAGE_PAIRS).find(([, codes]) => found !== null && codes.includes(found)) ?? [];
	const code = pair ?? found;
	return RULE_LANGUAGES.some(each => each === code) ? code : null;
}
