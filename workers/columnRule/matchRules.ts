import type { NoteFacts } from '@/domain/columnRule/NoteFacts';
import { readsLanguage } from '@/domain/columnRule/ruleProblems';
import { matcherOf } from '@/domain/columnRule/ruleVerdict';
import type { MatchedRule } from './columnRule.protocol';

/**
 * For each note the indexes of the rules that match it.
 * @param languageOf called only if a rule reads languages
 */
export function matchRules(
	rules: readonly MatchedRule[],
	notes: readonly NoteFacts[],
	languageOf: (text: string) => string | null,
): number[][] {
	const tests = rules.map(matcherOf);
	const isRead = rules.some(readsLanguage);
	return notes.map(note => {
		const facts = { ...note, language: isRead ? languageOf(note.text) : null };
		return tests.flatMap((test, index) => (test(facts) ? [index] : []));
	});
}
