import { HASHTAG_AT_END } from '../note/hashtags';

export type CompletionKind = 'mention' | 'hashtag' | 'emoji' | 'mfmTag' | 'mfmParameter';

/** An unfinished word in front of the caret that can be completed. */
export interface Completion {
	readonly kind: CompletionKind;
	/** What has been typed, without the trigger character. */
	readonly query: string;
	/** Where the text that a suggestion replaces begins. */
	readonly from: number;
	/** Whether the trigger character may be plain text: `$` begins prices as well as functions. */
	readonly isBare?: boolean;
	/** For a parameter: the function that it belongs to. */
	readonly tag?: string;
}

const PARAMETER = /\$\[([a-z0-9_]+)\.(?:[a-z0-9_.=-]+,)*([a-z0-9_]*)$/i;
/** The kinds in the order in which they are tried: trigger, then the characters allowed behind it. */
const KINDS: readonly (readonly [Exclude<CompletionKind, 'mfmParameter'>, RegExp])[] = [
	['mfmTag', /(\$\[?)([a-z0-9_]*)$/i],
	['mention', /(?:^|[^a-z0-9_.@])(@)([a-z0-9_@.]*)$/i],
	['hashtag', HASHTAG_AT_END],
	['emoji', /(?:^|[^a-z0-9:])(:)([a-z0-9_+-]*)$/i],
];

/**
 * The completion for the text that ends at the caret; null if there is nothing to complete
 * (rules/composing#suggestions).
 */
export function completionAt(text: string, caret: number): Completion | null {
	const before = text.slice(0, caret);
	const parameter = PARAMETER.exec(before);
	if (parameter) {
		const [, tag = '', query = ''] = parameter;
		return { kind: 'mfmParameter', query, from: caret - query.length, tag };
	}
	for (const [kind, pattern] of KINDS) {
		const found = pattern.exec(before);
		if (!found) continue;
		const [, opener = '', query = ''] = found;
		return { kind, query, from: caret - query.length - opener.length, ...(opener === '$' && { isBare: true }) };
	}
	return null;
}
