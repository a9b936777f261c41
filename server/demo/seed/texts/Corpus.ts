import type { Subject } from '../draw/pictures';
import type { Topic } from '../people/Person';

/**
 * What can be written in one language. Texts may hold slots in braces: `{place}` takes one of the corpus's own words,
 * `{3-9}` a number, `{time}` a time of day, `{code}` a custom emoji. A `|` is a line break.
 */
export interface Corpus {
	slots: Readonly<Record<string, readonly string[]>>;
	topics: Readonly<Partial<Record<Topic, readonly string[]>>>;
	/** Words beside a picture. */
	captions: Readonly<Partial<Record<Subject, readonly string[]>>>;
	/** Answers that fit nearly anything. */
	replies: readonly string[];
	/** Words around a quoted note. */
	quotes: readonly string[];
}

/** One text a line; blank lines are left out. */
export const lines = (text: string): readonly string[] =>
	text
		.split('\n')
		.map(line => line.trim())
		.filter(line => line !== '');
