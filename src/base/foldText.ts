const KATAKANA = /[\u30a1-\u30f6]/g;
const TO_HIRAGANA = 0x60;
/** Of Latin, Greek and Cyrillic letters; those of kana are other characters, and make other words. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Most texts, for which the rest is slow. */
const PLAIN = /^[ -~]*$/;

/** For comparing: without differences of case, width, accents and kana. フォント is also found by ふぉんと. */
export function foldText(text: string): string {
	if (PLAIN.test(text)) return text.toLowerCase();
	return text
		.normalize('NFKD')
		.replace(ACCENTS, '')
		.normalize('NFKC')
		.toLowerCase()
		.replace(KATAKANA, char => String.fromCharCode(char.charCodeAt(0) - TO_HIRAGANA));
}
