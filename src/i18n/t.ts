import { createInstance } from 'i18next';
import type { Language } from './languages';
import type { MessageKey, Messages } from './messages';

/**
 * i18next's core alone, without its React binding: changing the language reloads the page, so no component ever
 * has to render again because of it, and `t` is a plain function that rules, stores and the overlays may call too.
 */
const i18n = createInstance();

/**
 * The texts as an object, for hot paths (a `t()` costs 6–22 µs): `text.common.ok`. No placeholders, no plurals.
 * Read it while rendering, never when a module loads: it is empty until `installMessages` has run.
 */
export let text = {} as Messages;

/** Puts a language's texts in place. Called once, before the first render (by `loadLocale`, in tests by their setup). */
export function installMessages(language: Language, messages: Messages): void {
	text = messages;
	void i18n.init({
		lng: language,
		resources: { [language]: { translation: messages } },
		keySeparator: '.',
		nsSeparator: false,
		initAsync: false,
		interpolation: { prefix: '{', suffix: '}', escapeValue: false },
	});
}

/** The language on the screen, for `Intl` and for `lang` parameters. */
export function currentLanguage(): string {
	return i18n.language;
}

/**
 * The text of a key, `{name}` filled from `values`; `count` chooses the plural form.
 * React escapes what it shows, so values are put in as they are.
 */
export function t(key: MessageKey, values?: Readonly<Record<string, string | number>>): string {
	return values === undefined ? i18n.t(key) : i18n.t(key, values);
}
