import { oneByteJson } from '@/base/oneByteJson';
import { version } from '@/base/version';
import { forgetLastView } from '@/platform/lastView';
import { chooseLanguage, directionOf, type Language } from './languages';
import type { Messages } from './messages';
import { installMessages } from './text';

/** Hash of all texts of this build (localesPlugin), so that no build uses the cached texts of another. */
declare const __LOCALES_HASH__: string;

// The names that clearing the cache expects (rules/start#clearing-the-cache).
const LANGUAGE_KEY = 'lang';
const LOCALE_KEY = 'locale';
const LOCALE_VERSION_KEY = 'localeVersion';

/** The user's language: the stored choice, else the browser's, else en-US. */
export function preferredLanguage(): Language {
	return chooseLanguage(read(LANGUAGE_KEY), navigator.languages);
}

/** Stores the choice and reloads the page. */
export function changeLanguage(language: Language): void {
	write(LANGUAGE_KEY, language);
	forgetLastView();
	location.reload();
}

/**
 * Installs the texts of `language` before the first render. Uses the local cache if it has this build's texts, so that
 * only the first start waits for the network. Rejects if they can't be loaded.
 */
export async function loadLocale(language: Language = preferredLanguage()): Promise<void> {
	document.documentElement.lang = language;
	document.documentElement.dir = directionOf(language);
	installMessages(language, cached(language) ?? (await download(language)));
}

/** Identifies cached texts. Includes the hash, as texts may change without the version. */
function stamp(language: Language): string {
	return `${language} ${version} ${__LOCALES_HASH__}`;
}

/** Whether this build's texts are cached, so that no request is needed. */
export const isLocaleCached = (language: Language): boolean => read(LOCALE_VERSION_KEY) === stamp(language);

/**
 * The URL of the texts of a start, or of another namespace. The hash makes it unique for each build, even of the same
 * version.
 */
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
	// The same request as `preloadLocale` makes, so that its response is used.
	const response = await fetch(localeAddress(language));
	if (!response.ok) throw new Error(`The texts of ${language} could not be loaded (${response.status}).`);
	const body = await response.text();
	const messages = JSON.parse(body) as Messages;
	write(LOCALE_KEY, oneByteJson(body));
	write(LOCALE_VERSION_KEY, stamp(language));
	return messages;
}

// Storage may be forbidden (private windows, embedding): then every start uses the network.
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
		// Only the cache is lost.
	}
}
