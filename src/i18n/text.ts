import type { Language } from './languages';
import type { MessageKey, Messages } from './messages';

/**
 * The texts as an object, for hot paths and whatever needs no values: `text.common.ok`. Values are put in by `fill`,
 * plurals chosen by `counted`, and all that i18next knows by `t`. Read it while rendering, never when a module loads: it
 * is empty until `installMessages` has run.
 */
export let text = {} as Messages;

let language = '';

/** Puts a language's texts in place. Called once, before the first render (by `loadLocale`, in tests by their setup). */
export function installMessages(next: Language, messages: Messages): void {
	text = { ...text, ...compact(messages) };
	language = next;
}

/** Adds a namespace that no start speaks. It may come before them. */
export function addTexts<N extends keyof Messages>(name: N, texts: Messages[N]): void {
	text = { ...text, [name]: dictionary(texts) };
}

/** Hundreds of texts that were parsed as one object have a hidden class each; as a dictionary they are half as large. */
const compact = (messages: Messages): Messages =>
	Object.fromEntries(Object.entries(messages).map(([name, texts]) => [name, dictionary(texts)])) as unknown as Messages;

const dictionary = <T extends object>(texts: T): T => Object.assign(Object.create(null), texts);

/** The language on the screen, for `Intl` and for `lang` parameters. */
export const currentLanguage = (): string => language;

/** The text of a key that comes as data, such as a column's title. A key without a text is its own. */
export function textAt(key: MessageKey): string {
	let found: unknown = text;
	for (const name of key.split('.')) found = isObject(found) ? found[name] : undefined;
	return typeof found === 'string' ? found : key;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null;
