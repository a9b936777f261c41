/**
 * What conditions read of a note: of what its card shows, so for a pure renote of the renoted note. Plain data, as it
 * goes to a worker.
 */
export interface NoteFacts {
	/** Who wrote it and, for a renote, who renoted it: `name@host`, and `name` alone for the own server. Lower case. */
	readonly authors: readonly string[];
	/** Content warning, text and poll. */
	readonly text: string;
	/** The same of the quoted note; empty without one. */
	readonly quotedText: string;
	/** The host of who wrote it, in lower case. */
	readonly server: string;
	readonly hasMedia: boolean;
	readonly hasCw: boolean;
	/** Whether it is a pure renote. */
	readonly isRenote: boolean;
	readonly isQuote: boolean;
	readonly isReply: boolean;
	/** Whether a bot wrote or renoted it. */
	readonly isBot: boolean;
	readonly reactions: number;
}

/** The facts with the language, which is found only where a rule reads it. */
export interface JudgedFacts extends NoteFacts {
	/** A code of `ruleLanguages`; null: not known. */
	readonly language: string | null;
}
