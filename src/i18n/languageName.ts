import { currentLanguage } from './text';

/** The name of a language in the reader's own; a code that isn't known as it came. */
export function languageName(code: string): string {
	try {
		return new Intl.DisplayNames([currentLanguage()], { type: 'language' }).of(code) ?? code;
	} catch {
		return code;
	}
}
