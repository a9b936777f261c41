import { currentLanguage } from './text';

export type Values = Readonly<Record<string, string | number>>;

/**
 * Fills a text's placeholders (`{{name}}`, `{{count, number}}`). For texts that are rendered often or before `t` is
 * loaded. Values are inserted unescaped, as React escapes what it renders.
 */
export function fill(template: string, values: Values): string {
	return template.replace(/\{\{(\w+)(, number)?\}\}/g, (_, name: string, asNumber?: string) => {
		const value = values[name] ?? '';
		return asNumber && typeof value === 'number' ? value.toLocaleString(currentLanguage()) : String(value);
	});
}

/** The plural form for a number with its placeholders filled: `counted(text.poll, 'votes', 3)`. */
export function counted<S extends string>(
	texts: Readonly<Record<`${S}_other`, string>>,
	stem: S,
	count: number,
	values?: Values,
): string {
	const forms: Readonly<Record<string, unknown>> = texts;
	const form = forms[`${stem}_${rules().select(count)}`];
	return fill(typeof form === 'string' ? form : texts[`${stem}_other`], { ...values, count });
}

let known: Intl.PluralRules | undefined;
let language = '';

function rules(): Intl.PluralRules {
	if (known === undefined || language !== currentLanguage()) {
		language = currentLanguage();
		known = new Intl.PluralRules(language);
	}
	return known;
}
