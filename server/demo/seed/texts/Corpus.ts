import type { Subject } from '../draw/pictures';
import type { Topic } from '../people/Person';

/**
 * Texts in one language. They may have slots in braces: `{place}` takes one of the corpus's own words, `{3-9}` a
 * number, `{time}` a time of day, `{code}` a custom emoji. A `|` is a line break.
 */
export interface Corpus {
	slots: Readonly<Record<string, readonly string[]>>;
	topics: Readonly<Partial<Record<Topic, readonly string[]>>>;
	/** Texts for pictures. */
	captions: Readonly<Partial<Record<Subject, readonly string[]>>>;
	/** Replies that fit nearly anything. */
	replies: readonly string[];
	/** Texts for quoting a note. */
	quotes: readonly string[];
}

/** One text per line; blank lines are skipped. */
export const lines = (text: string): readonly string[] =>
	text
		.split('\n')
		.map(line => line.trim())
		.filter(line => line !== '');
