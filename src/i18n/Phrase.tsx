import { createElement, Fragment, type ReactNode } from 'react';

const TAG = /<(\w+)\/>/;

interface PhraseProps {
	/** A text with tags such as `<name/>`, placed by translators. */
	markup: string;
	/** The element for each tag. */
	parts: Readonly<Record<string, ReactNode>>;
}

/** A text that contains elements, such as a link to a user. User content must be passed as parts, never in the text. */
export function Phrase({ markup, parts }: PhraseProps) {
	// Every second piece is the name of a tag.
	return createElement(
		Fragment,
		null,
		...markup.split(TAG).map((piece, index) => (index % 2 === 0 ? piece : parts[piece])),
	);
}

/** The same as plain text, for labels. */
export const phraseWords = (markup: string, parts: Readonly<Record<string, string>>): string =>
	markup
		.split(TAG)
		.map((piece, index) => (index % 2 === 0 ? piece : (parts[piece] ?? '')))
		.join('');
