/**
 * Parsed markup as it is sent between threads: a string for text, small flat objects for everything else. URLs are
 * checked (http and https only), depth is at most 20, the number of elements is limited (rules/markup#depth).
 */
export type MfmNode = string | MfmElement;
export type MfmTree = readonly MfmNode[];

export type MfmElement =
	| MfmSpan
	| MfmFunction
	/** Text that no MFM setting changes, such as nyaize. */
	| { readonly type: 'plain'; readonly text: string }
	| { readonly type: 'link'; readonly url: string; readonly silent: boolean; readonly children: MfmTree }
	| { readonly type: 'url'; readonly url: string; readonly label: string }
	| { readonly type: 'mention'; readonly username: string; readonly host: string | null }
	| { readonly type: 'hashtag'; readonly tag: string }
	| { readonly type: 'emoji'; readonly char: string }
	| { readonly type: 'customEmoji'; readonly name: string }
	| { readonly type: 'code' | 'math'; readonly source: string }
	| { readonly type: 'codeBlock'; readonly source: string; readonly lang: string | null }
	| { readonly type: 'mathBlock'; readonly source: string }
	| { readonly type: 'search'; readonly query: string; readonly content: string };

export interface MfmSpan {
	readonly type: 'bold' | 'italic' | 'small' | 'strike' | 'center' | 'quote';
	readonly children: MfmTree;
}

export interface MfmFunction {
	readonly type: 'fn';
	readonly name: string;
	readonly args: Readonly<Record<string, string | true>>;
	readonly children: MfmTree;
}

/** `simple` parses emojis only: for names and content warnings. */
export type MfmMode = 'full' | 'simple';

export interface MfmPipeline {
	/** One tree per text, in order. May take seconds for hostile text: call it with a time limit. */
	parse(texts: readonly string[], mode: MfmMode): Promise<MfmTree[]>;
}
