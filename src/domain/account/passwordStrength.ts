export type PasswordStrength = 'weak' | 'fair' | 'strong';

/**
 * Number of guesses as a power of two. A password below this is found within hours if the server's password list leaks.
 */
const FAIR_BITS = 36;
const STRONG_BITS = 60;
/** A longer password is strong, or repetitive. */
const LENGTH_MAX = 200;
/** Shorter names occur in too many words. */
const OWN_MIN = 3;

/** Common passwords in lower case, from published lists, and words taken from server names and hobbies. */
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

/** Bits that each part of a password counts for. */
const BITS = { known: 6, step: 1.5, digit: 3.3, wordLetter: 2.5, letter: 5, sign: 5, other: 8 } as const;

/**
 * How hard a password is to guess. A common password, the user's own name, a row of keys, a repetition or a year counts
 * as one unit; letters in a row count as language, which is easier to guess than random letters. A conservative
 * estimate.
 * @param own what others know about the user: name, server
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

/**
 * How many characters from here on follow each other on the keyboard, in the alphabet or in counting, in either
 * direction.
 */
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

/** Whether the character repeats the one or two before it: `aaaa`, `abab`. */
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

/**
 * Whether the letter belongs to three or more letters in a row in the casing of a word: lower case, capitalized or
 * upper case.
 */
const isInWord = (letters: readonly string[], at: number): boolean =>
	[at - 2, at - 1, at].some(
		from => from >= 0 && /^(?:[A-Za-z][a-z]{2}|[A-Z]{3})$/.test(letters.slice(from, from + 3).join('')),
	);
