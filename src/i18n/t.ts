import type { Language } from './languages';
import type { MessageKey, Messages } from './messages';

/**
 * The texts as an object, for hot paths: `text.common.ok`. No placeholders, no plurals.
 * Read it while rendering, never when a module loads: it is empty until `installMessages` has run.
 */
export let text = {} as Messages;

let language = '';
let plurals: Intl.PluralRules | undefined;

/** Puts a language's texts in place. Called once, before the first render (by `loadLocale`, in tests by their setup). */
export function installMessages(next: Language, messages: Messages): void {
	text = compact(messages);
	language = next;
	plurals = undefined;
}

/** Hundreds of texts that were parsed as one object have a hidden class each; as a dictionary they are half as large. */
const compact = (messages: Messages): Messages =>
	Object.fromEntries(
		Object.entries(messages).map(([name, texts]) => [name, Object.assign(Object.create(null), texts)]),
	) as unknown as Messages;

/** The language on the screen, for `Intl` and for `lang` parameters. */
export const currentLanguage = (): string => language;

/**
 * The text of a key, `{name}` filled from `values`; `count` chooses the plural form. A key without a text is its own.
 * React escapes what it shows, so values are put in as they are.
 */
export function t(key: MessageKey, values?: Readonly<Record<string, string | number>>): string {
	const found = textOf(key, values?.count) ?? key;
	return values === undefined ? found : found.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

function textOf(key: string, count: string | number | undefined): string | undefined {
	const [stem = '', ...path] = key.split('.').reverse();
	let texts: unknown = text;
	for (const name of path.reverse()) texts = child(texts, name);
	const found = count === undefined ? undefined : child(texts, `${stem}_${pluralForm(Number(count))}`);
	return asText(found ?? child(texts, stem));
}

function pluralForm(count: number): Intl.LDMLPluralRule {
	plurals ??= new Intl.PluralRules(language);
	return plurals.select(count);
}

const child = (texts: unknown, name: string): unknown =>
	typeof texts === 'object' && texts !== null ? (texts as Record<string, unknown>)[name] : undefined;

const asText = (found: unknown): string | undefined => (typeof found === 'string' ? found : undefined);
