/** All words of a group, or a `/regex/flags` (rules/notes#muted-words). */
export type MuteRule = readonly string[] | string;

export interface WordMutePipeline {
	/**
	 * For each text the index of the first rule that matches, or -1, in order. May never end for a hostile regex: call it
	 * with a time limit.
	 */
	match(rules: readonly MuteRule[], texts: readonly string[]): Promise<number[]>;
}
