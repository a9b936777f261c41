/** The languages that `locales/` holds, each with its own name for itself and the way it is written. */
export const languages = [
	{ code: 'en-US', name: 'English', dir: 'ltr' },
	{ code: 'ja-JP', name: '日本語', dir: 'ltr' },
] as const satisfies readonly { code: string; name: string; dir: 'ltr' | 'rtl' }[];

export type Language = (typeof languages)[number]['code'];

/** The way a language is written. */
export const directionOf = (code: Language): 'ltr' | 'rtl' =>
	languages.find(language => language.code === code)?.dir ?? 'ltr';

export const defaultLanguage: Language = 'en-US';

/**
 * The language to show: the stored choice if we have it, else the first of the browser's that we have
 * (a bare `ja` or another region counts as ours), else en-US.
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
