import { HASHTAG_AT_END } from '../note/hashtags';

export type CompletionKind = 'mention' | 'hashtag' | 'emoji' | 'mfmTag' | 'mfmParameter';

/** What somebody is in the middle of writing, and could have completed. */
export interface Completion {
	readonly kind: CompletionKind;
	/** What of it is there already, without what began it. */
	readonly query: string;
	/** Where the text begins that a suggestion takes the place of. */
	readonly from: number;
	/** What began it may be meant as it is: a price begins with `$` as well as a function does. */
	readonly isBare?: boolean;
	/** Of a parameter: whose it is. */
	readonly tag?: string;
}

const PARAMETER = /\$\[([a-z0-9_]+)\.(?:[a-z0-9_.=-]+,)*([a-z0-9_]*)$/i;
/** In the order in which they are tried: what each begins with, and what it may consist of. */
const KINDS: readonly (readonly [Exclude<CompletionKind, 'mfmParameter'>, RegExp])[] = [
	['mfmTag', /(\$\[?)([a-z0-9_]*)$/i],
	['mention', /(?:^|[^a-z0-9_.@])(@)([a-z0-9_@.]*)$/i],
	['hashtag', HASHTAG_AT_END],
	['emoji', /(?:^|[^a-z0-9:])(:)([a-z0-9_+-]*)$/i],
];

/**
 * What the caret stands at the end of; null where there is nothing to complete. rules/composing#suggestions,
 * autocomplete triggers.
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
