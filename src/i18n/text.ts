import { isRecord } from '@/base/isRecord';
import type { Language } from './languages';
import type { MessageKey, Messages } from './messages';

/**
 * The texts as an object, for hot paths and texts without values: `text.common.ok`. `fill` inserts values, `counted`
 * chooses plurals, `t` does all that i18next can. Read it while rendering, never while a module loads: it is empty
 * until `installMessages` was called.
 */
export let text = {} as Messages;

let language = '';

/** Installs a language's texts. Called once before the first render (by `loadLocale`; by the setup in tests). */
export function installMessages(next: Language, messages: Messages): void {
	text = { ...text, ...compact(messages) };
	language = next;
}

/** Adds a namespace that isn't part of the start. May be called before `installMessages`. */
export function addTexts<N extends keyof Messages>(name: N, texts: Messages[N]): void {
	text = { ...text, [name]: dictionary(texts) };
}

/**
 * As parsed, each of the hundreds of objects has a hidden class of its own; as dictionaries they take half the memory.
 */
const compact = (messages: Messages): Messages =>
	Object.fromEntries(Object.entries(messages).map(([name, texts]) => [name, dictionary(texts)])) as unknown as Messages;

const dictionary = <T extends object>(texts: T): T => Object.assign(Object.create(null), texts);

/** The language of the page, for `Intl` and for `lang` parameters. */
export const currentLanguage = (): string => language;

/** The text of a key that is given as data, such as a column's title; the key itself if it has no text. */
export function textAt(key: MessageKey): string {
	let found: unknown = text;
	for (const name of key.split('.')) found = isRecord(found) ? found[name] : undefined;
	return typeof found === 'string' ? found : key;
}
