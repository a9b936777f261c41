const KANA: Readonly<Record<string, string>> = { な: 'にゃ', ナ: 'ニャ', ﾅ: 'ﾆｬ' };
/** Offset between Hangul syllables with ㅏ and with ㅑ, which are numbered by initial, vowel and final. */
const TO_NYA = 56;

/** Nyaizes a text: every "na" becomes "nya", in Japanese, Latin letters and Korean. */
export function nyaize(text: string): string {
	return text
		.replace(/[なナﾅ]/g, kana => KANA[kana] ?? kana)
		.replace(/(n)(a)/gi, (_na, n: string, a: string) => `${n}${a === 'A' ? 'Y' : 'y'}${a}`)
		.replace(/[나-낳]/g, syllable => String.fromCharCode(syllable.charCodeAt(0) + TO_NYA));
}
