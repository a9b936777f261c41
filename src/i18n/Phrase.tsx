import { createElement, Fragment, type ReactNode } from 'react';
import { phrasePieces } from '@/base/phraseWords';

interface PhraseProps {
	/** A text with tags such as `<name/>`, placed by translators. */
	markup: string;
	/** The element for each tag. */
	parts: Readonly<Record<string, ReactNode>>;
}

/** A text that contains elements, such as a link to a user. User content must be passed as parts, never in the text. */
export function Phrase({ markup, parts }: PhraseProps) {
	return createElement(
		Fragment,
		null,
		...phrasePieces(markup).map((piece, index) => (index % 2 === 0 ? piece : parts[piece])),
	);
}
