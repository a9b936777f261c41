import type { Language } from './languages';
import { localeAddress } from './loadLocale';
import type { Messages } from './messages';

/**
 * The texts of a namespace in any language, such as English ones for a search in both languages.
 * @throws if they can't be loaded
 */
export async function fetchTexts<N extends keyof Messages>(language: Language, name: N): Promise<Messages[N]> {
	const response = await fetch(localeAddress(language, name));
	if (!response.ok) throw new Error(`The texts of ${name} could not be loaded (${response.status}).`);
	return response.json();
}
