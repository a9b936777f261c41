import { REGEX_RULE } from './isRegexRule';
import type { MuteRule } from './wordMute.protocol';

type Matcher = (text: string, lowerCased: string) => boolean;

/** With these flags a regex keeps its position between calls. */
const STICKY_FLAGS = /[gy]/g;

/** For each text the index of the first matching rule, or -1. Invalid regexes and empty groups match nothing. */
export function matchWords(rules: readonly MuteRule[], texts: readonly string[]): number[] {
	const matchers = rules.map(matcherOf);
	return texts.map(text => {
		const lowerCased = text.toLowerCase();
		return matchers.findIndex(matches => matches(text, lowerCased));
	});
}

function matcherOf(rule: MuteRule): Matcher {
	const regex = typeof rule === 'string' ? REGEX_RULE.exec(rule) : null;
	if (regex) return regexMatcher(regex[1] ?? '', regex[2] ?? '');
	const words = (typeof rule === 'string' ? [rule] : rule).map(word => word.toLowerCase()).filter(word => word !== '');
	return words.length === 0 ? never : (_text, lowerCased) => words.every(word => lowerCased.includes(word));
}

function regexMatcher(source: string, flags: string): Matcher {
	try {
		const regex = new RegExp(source, flags.replace(STICKY_FLAGS, ''));
		return text => regex.test(text);
	} catch {
		return never;
	}
}

const never: Matcher = () => false;
