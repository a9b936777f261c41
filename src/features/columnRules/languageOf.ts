import { LANGUAGE_PAIRS, RULE_LANGUAGES } from '@/domain/columnRule/ruleLanguages';
import { languageName } from '@/i18n/languageName';
import { currentLanguage } from '@/i18n/text';

/** The name of a language of rules; of two that can't be told apart, both. */
export const languageOf = (code: string): string => (LANGUAGE_PAIRS[code] ?? [code]).map(languageName).join(' / ');

/** The languages of rules by their names, in the order of the reader's language. */
export function languageOptions(): readonly { readonly value: string; readonly text: string }[] {
	const { compare } = new Intl.Collator(currentLanguage());
	return RULE_LANGUAGES.map(value => ({ value, text: languageOf(value) })).sort((a, b) => compare(a.text, b.text));
}
