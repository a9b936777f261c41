/** What a piece of code is: the kinds that have a colour. */
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

/** A stretch of code; plain where it is of no kind. Together they are the code, line breaks and all. */
export type CodeToken = string | { readonly kind: CodeKind; readonly text: string };

export interface CodePipeline {
	/** The tokens of a piece of code; null where the language is not known. The first of a language takes about 400 ms. */
	highlight(source: string, language: string): Promise<readonly CodeToken[] | null>;
}
