import { createElement, Fragment, type ReactNode } from 'react';

const TAG = /<(\w+)\/>/;

interface PhraseProps {
	/** A text with tags such as `<name/>`, which translators put where their language wants them. */
	markup: string;
	/** What is drawn in place of each tag. */
	parts: Readonly<Record<string, ReactNode>>;
}

/** A text that has more than words in it, such as a link to a person. What people wrote comes as parts, never in the text. */
export function Phrase({ markup, parts }: PhraseProps) {
	// Every second piece is the name of a tag.
	return createElement(
		Fragment,
		null,
		...markup.split(TAG).map((piece, index) => (index % 2 === 0 ? piece : parts[piece])),
	);
}

/** The same as words alone, for a label. */
export const phraseWords = (markup: string, parts: Readonly<Record<string, string>>): string =>
	markup
		.split(TAG)
		.map((piece, index) => (index % 2 === 0 ? piece : (parts[piece] ?? '')))
		.join('');
