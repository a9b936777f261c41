import { fillTemplate, type Values } from './fillTemplate';

/** The plural form for a number with its placeholders filled: `countedTemplate(texts, 'votes', 3, 'en-US')`. */
export function countedTemplate<S extends string>(
	texts: Readonly<Record<`${S}_other`, string>>,
	stem: S,
	count: number,
	language: string,
	values?: Values,
): string {
	const forms: Readonly<Record<string, unknown>> = texts;
	const form = forms[`${stem}_${rulesOf(language).select(count)}`];
	return fillTemplate(typeof form === 'string' ? form : texts[`${stem}_other`], { ...values, count }, language);
}

let known: { readonly language: string; readonly rules: Intl.PluralRules } | undefined;

function rulesOf(language: string): Intl.PluralRules {
	if (known?.language !== language) known = { language, rules: new Intl.PluralRules(language) };
	return known.rules;
}
