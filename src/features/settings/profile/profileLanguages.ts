import type { Params } from '@/wire/endpoints/Endpoints';

type Language = NonNullable<Params<'i/update'>['lang']>;

/** The languages to choose from for a profile; servers know more, mostly of the same languages by country. */
export const PROFILE_LANGUAGES: readonly Language[] = [
	...(['af', 'ar', 'az', 'bg', 'br', 'ca', 'cs', 'cy', 'da', 'de', 'el', 'en', 'en-GB', 'en-US', 'eo', 'es'] as const),
	...([
		'es-419',
		'et',
		'eu',
		'fa',
		'fi',
		'fil',
		'fo',
		'fr',
		'fr-CA',
		'ga',
		'gd',
		'gl',
		'he',
		'hi',
		'hr',
		'hu',
	] as const),
	...(['hy', 'id', 'is', 'it', 'ja', 'km', 'kn', 'ko', 'la', 'lt', 'lv', 'mk', 'ml', 'mr', 'ms', 'mt', 'my'] as const),
	...(['nb', 'ne', 'nl', 'nn-NO', 'oc', 'pa', 'pl', 'pt', 'pt-BR', 'pt-PT', 'ro', 'ru', 'sk', 'sl', 'sq'] as const),
	...(['sr', 'su', 'sv', 'sw', 'ta', 'te', 'tg', 'th', 'tlh', 'tr', 'uk', 'ur', 'uz', 'vi', 'yi', 'zh-CN'] as const),
	...(['zh-HK', 'zh-TW', 'zu-ZA'] as const),
];

/** The language that `i/update` knows by this code; null for none. */
export const profileLanguage = (code: string): Language | null =>
	PROFILE_LANGUAGES.find(language => language === code) ?? null;
