/** The languages of `locales/`, each with its own name and writing direction. */
export const languages = [
	{ code: 'en-US', name: 'English', dir: 'ltr' },
	{ code: 'ja-JP', name: '日本語', dir: 'ltr' },
] as const satisfies readonly { code: string; name: string; dir: 'ltr' | 'rtl' }[];

export type Language = (typeof languages)[number]['code'];

/** The writing direction of a language. */
export const directionOf = (code: Language): 'ltr' | 'rtl' =>
	languages.find(language => language.code === code)?.dir ?? 'ltr';

export const defaultLanguage: Language = 'en-US';

/**
 * The language to show: the stored choice if available, else the first available one of the browser's (also by language
 * alone: `ja` for `ja-JP`), else en-US.
 */
export function chooseLanguage(stored: string | null, wanted: readonly string[]): Language {
	const exact = languages.find(language => language.code === stored);
	if (exact) return exact.code;
	for (const tag of wanted) {
		const [base] = tag.toLowerCase().split('-');
		const match =
			languages.find(language => language.code.toLowerCase() === tag.toLowerCase()) ??
			languages.find(language => language.code.split('-')[0] === base);
		if (match) return match.code;
	}
	return defaultLanguage;
}
