import { isSpaced } from './spacedLetters';

/**
 * Whether a word occurs in a text: in scripts with spaces at the beginning of a word, in others anywhere. Both are
 * folded (`foldText`).
 */
export function occursIn(text: string, word: string): boolean {
	let at = text.indexOf(word);
	if (at <= 0 || !isSpaced(word.charCodeAt(0))) return at >= 0;
	while (at > 0) {
		if (!isSpaced(text.charCodeAt(at - 1))) return true;
		at = text.indexOf(word, at + 1);
	}
	return at === 0;
}
