/** A group of words that must all occur, or a `/regex/flags` (rules/notes#muted-words). */
export type MuteRule = readonly string[] | string;

export interface WordMutePipeline {
	/**
	 * For each text the index of the first matching rule, or -1, in order. May never end with a hostile regex: call it
	 * with a time limit.
	 */
	match(rules: readonly MuteRule[], texts: readonly string[]): Promise<number[]>;
}
