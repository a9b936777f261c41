/** A script that only one language of ours is written in, or that a detector has to look into. */
interface Script {
	readonly letters: RegExp;
	/** Null: several languages use it. */
	readonly language: string | null;
	/** How many letters of an alphabet one character stands for. */
	readonly weight: number;
}

/** Chinese characters alone are taken for Chinese from this number on: fewer are as often Japanese. */
const LEAST_HAN = 8;
/** Of Chinese and Japanese characters, this share are kana in a Japanese text. */
const KANA_SHARE = 0.1;

const ALPHABETS: readonly Script[] = [
	{ letters: /\p{sc=Hangul}/gu, language: 'ko', weight: 2 },
	{ letters: /\p{sc=Greek}/gu, language: 'el', weight: 1 },
	{ letters: /\p{sc=Thai}/gu, language: 'th', weight: 1 },
	{ letters: /\p{sc=Hebrew}/gu, language: 'he', weight: 1 },
	{ letters: /\p{sc=Armenian}/gu, language: 'hy', weight: 1 },
	{ letters: /\p{sc=Georgian}/gu, language: 'ka', weight: 1 },
	{ letters: /\p{sc=Bengali}/gu, language: 'bn', weight: 1 },
	{ letters: /\p{sc=Tamil}/gu, language: 'ta', weight: 1 },
	{ letters: /\p{sc=Devanagari}/gu, language: 'hi', weight: 1 },
	{ letters: /\p{sc=Latin}/gu, language: null, weight: 1 },
	{ letters: /\p{sc=Cyrillic}/gu, language: null, weight: 1 },
	{ letters: /\p{sc=Arabic}/gu, language: null, weight: 1 },
];

const KANA = /[\p{sc=Hiragana}\p{sc=Katakana}]/gu;
const HAN = /\p{sc=Han}/gu;
/** Japanese notes are full of foreign words, in Latin letters. */
const CJK_WEIGHT = 5;
/** A script alone tells the language from this weight on. */
const LEAST_WEIGHT = 6;

/** `ask`: a detector has to look at it. `unknown`: too few letters. */
export type ScriptAnswer = { readonly language: string } | 'ask' | 'unknown';

/** The language of a text by the script that most of it is written in. */
export function scriptLanguage(text: string): ScriptAnswer {
	const kana = count(text, KANA);
	const han = count(text, HAN);
	let heaviest: { language: string | null; weight: number } = {
		language: kana > 0 && kana >= (kana + han) * KANA_SHARE ? 'ja' : han >= LEAST_HAN ? 'zh' : '',
		weight: (kana + han) * CJK_WEIGHT,
	};
	for (const { letters, language, weight } of ALPHABETS) {
		const own = count(text, letters) * weight;
		if (own > heaviest.weight) heaviest = { language, weight: own };
	}
	if (heaviest.language === null) return 'ask';
	return heaviest.language === '' || heaviest.weight < LEAST_WEIGHT ? 'unknown' : { language: heaviest.language };
}

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;
