export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** Guesses that would find it, as a power of two: below, a stolen list of passwords gives it away in hours. */
const FAIR_BITS = 36;
const STRONG_BITS = 60;
/** What is longer is strong, or repeats itself. */
const LENGTH_MAX = 200;
/** Shorter names are in too many words. */
const OWN_MIN = 3;

/** What is tried first, in small letters: the heads of published lists, and words that server names and hobbies bring. */
const COMMON = [
	'password',
	'passwort',
	'passphrase',
	'secret',
	'welcome',
	'letmein',
	'iloveyou',
	'sunshine',
	'princess',
	'football',
	'baseball',
	'superman',
	'batman',
	'dragon',
	'monkey',
	'shadow',
	'master',
	'login',
	'admin',
	'administrator',
	'root',
	'guest',
	'hello',
	'whatever',
	'trustno',
	'starwars',
	'pokemon',
	'changeme',
	'default',
	'test',
	'misskey',
	'quarterdeck',
	'sakura',
	'love',
];
const ROWS = [
	'abcdefghijklmnopqrstuvwxyz',
	'01234567890',
	'qwertyuiop',
	'asdfghjkl',
	'zxcvbnm',
	'qwertzuiop',
	'azertyuiop',
];
const BOTH_WAYS = ROWS.flatMap(row => [row, Array.from(row).reverse().join('')]);
const LEET: Readonly<Record<string, string>> = {
	'0': 'o',
	'1': 'i',
	'3': 'e',
	'4': 'a',
	'5': 's',
	'7': 't',
	'@': 'a',
	$: 's',
	'!': 'i',
};

/** What one piece of a password is worth. */
const BITS = { known: 6, step: 1.5, digit: 3.3, wordLetter: 2.5, letter: 5, sign: 5, other: 8 } as const;

/**
 * How hard a password is to guess: words that everybody tries, the own name, rows of keys, repetitions and years count
 * as one thing each; letters in a row as language, which is easier than chance. A rule of thumb, and on the careful side.
 * @param own what others know of the person: name, server
 */
export function passwordStrength(password: string, own: readonly string[] = []): PasswordStrength {
	const bits = bitsOf(password, own);
	if (bits < FAIR_BITS) return 'weak';
	return bits < STRONG_BITS ? 'fair' : 'strong';
}

function bitsOf(password: string, own: readonly string[]): number {
	const letters = Array.from(password).slice(0, LENGTH_MAX);
	const small = letters.map(letter => letter.toLowerCase());
	const plain = small.map(letter => LEET[letter] ?? letter);
	const words = [...COMMON, ...own.map(word => word.toLowerCase())]
		.map(word => Array.from(word))
		.filter(word => word.length >= OWN_MIN);
	let bits = 0;
	for (let at = 0; at < letters.length; ) {
		const known = Math.max(longestWord(small, at, words), longestWord(plain, at, words));
		const row = Math.max(rowLength(small, at), yearLength(small, at));
		const run = Math.max(known, row >= 3 ? row : 0);
		if (run > 0) {
			bits += BITS.known;
			at += run;
			continue;
		}
		bits += isRepeated(small, at) ? BITS.step : bitsOfLetter(letters, at);
		at += 1;
	}
	return bits;
}

const startsAt = (letters: readonly string[], at: number, word: readonly string[]): boolean =>
	word.every((letter, index) => letters[at + index] === letter);

const longestWord = (letters: readonly string[], at: number, words: readonly (readonly string[])[]): number =>
	Math.max(0, ...words.filter(word => startsAt(letters, at, word)).map(word => word.length));

/** How far neighbours on the keyboard, in the alphabet or in counting follow each other, either way. */
function rowLength(letters: readonly string[], at: number): number {
	const lengths = BOTH_WAYS.map(row => {
		let from = row.indexOf(letters[at] ?? '');
		let length = 0;
		while (from >= 0 && from < row.length && row[from] === letters[at + length]) {
			from += 1;
			length += 1;
		}
		return length;
	});
	return Math.max(...lengths);
}

const yearLength = (letters: readonly string[], at: number): number =>
	/^(?:19|20)\d\d$/.test(letters.slice(at, at + 4).join('')) ? 4 : 0;

/** The same as one or two letters before: `aaaa`, `abab`. */
const isRepeated = (letters: readonly string[], at: number): boolean =>
	at > 0 &&
	(letters[at] === letters[at - 1] ||
		(at > 2 && letters[at] === letters[at - 2] && letters[at - 1] === letters[at - 3]));

function bitsOfLetter(letters: readonly string[], at: number): number {
	const letter = letters[at] ?? '';
	if (/\d/.test(letter)) return BITS.digit;
	if (/[a-z]/i.test(letter)) return isInWord(letters, at) ? BITS.wordLetter : BITS.letter;
	return letter.charCodeAt(0) < 128 ? BITS.sign : BITS.other;
}

/** One of three letters or more in a row, written as words are: small, with a capital, or all capitals. */
const isInWord = (letters: readonly string[], at: number): boolean =>
	[at - 2, at - 1, at].some(
		from => from >= 0 && /^(?:[A-Za-z][a-z]{2}|[A-Z]{3})$/.test(letters.slice(from, from + 3).join('')),
	);
