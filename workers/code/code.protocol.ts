/** The kinds of tokens that have a colour. */
export const CODE_KINDS = [
	'constant',
	'string',
	'comment',
	'keyword',
	'parameter',
	'function',
	'string-expression',
	'punctuation',
	'link',
] as const;
export type CodeKind = (typeof CODE_KINDS)[number];

/** A piece of the code; a plain string if it has no kind. Joined, the tokens are the code including line breaks. */
export type CodeToken = string | { readonly kind: CodeKind; readonly text: string };

export interface CodePipeline {
	/**
	 * The tokens of a piece of code; null if the language is unknown. The first call for a language takes about 400 ms.
	 */
	highlight(source: string, language: string): Promise<readonly CodeToken[] | null>;
}
