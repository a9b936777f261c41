import { version } from '@/base/version';
import { forgetLastView } from '@/platform/lastView';
import { chooseLanguage, directionOf, type Language } from './languages';
import type { Messages } from './messages';
import { installMessages } from './text';

/** The build's fingerprint of all texts (localesPlugin): a build with other texts never uses cached ones. */
declare const __LOCALES_HASH__: string;

// The names that clearing the cache expects (rules/start#clearing-the-cache).
const LANGUAGE_KEY = 'lang';
const LOCALE_KEY = 'locale';
const LOCALE_VERSION_KEY = 'localeVersion';

/** The reader's language: the stored choice, else the browser's, else en-US. */
export function preferredLanguage(): Language {
	return chooseLanguage(read(LANGUAGE_KEY), navigator.languages);
}

/** Stores the choice and reloads the page in it. */
export function changeLanguage(language: Language): void {
	write(LANGUAGE_KEY, language);
	forgetLastView();
	location.reload();
}

/**
 * Puts the texts of `language` in place, before the first render. From the local cache when it holds this build's
 * texts, so that only the first start waits for the network. Rejects when the texts can't be had at all.
 */
export async function loadLocale(language: Language = preferredLanguage()): Promise<void> {
	document.documentElement.lang = language;
	document.documentElement.dir = directionOf(language);
	installMessages(language, cached(language) ?? (await download(language)));
}

/** Which texts the cache holds; the hash changes with any text, the version alone doesn't. */
function stamp(language: Language): string {
	return `${language} ${version} ${__LOCALES_HASH__}`;
}

/** Whether no request is needed for the texts of this build. */
export const isLocaleCached = (language: Language): boolean => read(LOCALE_VERSION_KEY) === stamp(language);

/** Where the texts of a start are, or those of a namespace that no start speaks. The hash makes it another address for a build with other texts of the same version. */
export const localeAddress = (language: string, namespace?: keyof Messages): string =>
	`/assets/locales/${language}${namespace === undefined ? '' : `/${namespace}`}.${version}.json?${__LOCALES_HASH__}`;

function cached(language: Language): Messages | undefined {
	const stored = read(LOCALE_KEY);
	if (stored === null || !isLocaleCached(language)) return undefined;
	try {
		return JSON.parse(stored) as Messages;
	} catch {
		return undefined;
	}
}

async function download(language: Language): Promise<Messages> {
	// Asked for as `preloadLocale` asks, whose answer it takes.
	const response = await fetch(localeAddress(language));
	if (!response.ok) throw new Error(`The texts of ${language} could not be loaded (${response.status}).`);
	const body = await response.text();
	const messages = JSON.parse(body) as Messages;
	write(LOCALE_KEY, body);
	write(LOCALE_VERSION_KEY, stamp(language));
	return messages;
}

// Storage can be forbidden altogether (private windows, embedding): then every start asks the network.
function read(key: string): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

function write(key: string, value: string): void {
	try {
		localStorage.setItem(key, value);
	} catch {
		// Nothing is lost but the short cut.
	}
}
