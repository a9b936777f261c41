const KANA: Readonly<Record<string, string>> = { な: 'にゃ', ナ: 'ニャ', ﾅ: 'ﾆｬ' };
/** Hangul syllables are numbered by initial, vowel and final: so far it is from ㅏ to ㅑ. */
const TO_NYA = 56;

/** How a cat says it: every «na» is a «nya», in Japanese, in Latin letters and in Korean. All else stays as it is. */
export function nyaize(text: string): string {
	return text
		.replace(/[なナﾅ]/g, kana => KANA[kana] ?? kana)
		.replace(/(n)(a)/gi, (_na, n: string, a: string) => `${n}${a === 'A' ? 'Y' : 'y'}${a}`)
		.replace(/[나-낳]/g, syllable => String.fromCharCode(syllable.charCodeAt(0) + TO_NYA));
}
