/** The languages that a condition can name, as ISO 639-1 codes: those that script or detector can tell. */
export const RULE_LANGUAGES = [
	...['ar', 'be', 'bg', 'bn', 'ca', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'eu', 'fa', 'fi', 'fr', 'he', 'hi', 'hr'],
	...['hu', 'hy', 'id', 'is', 'it', 'ja', 'ka', 'ko', 'lt', 'lv', 'nl', 'no', 'pl', 'pt', 'ro', 'ru', 'sk', 'sl', 'sq'],
	...['sr', 'sv', 'ta', 'th', 'tl', 'tr', 'uk', 'ur', 'vi', 'zh'],
] as const;

/** Languages that the detector takes for one: a condition on the first of them means both. */
export const LANGUAGE_PAIRS: Readonly<Record<string, readonly string[]>> = { id: ['id', 'ms'] };
