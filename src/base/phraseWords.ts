const TAG = /<(\w+)\/>/;

/** A text with tags such as `<name/>`, in pieces; every second one is the name of a tag. */
export const phrasePieces = (markup: string): string[] => markup.split(TAG);

/** The same as plain text. */
export const phraseWords = (markup: string, parts: Readonly<Record<string, string>>): string =>
	phrasePieces(markup)
		.map((piece, index) => (index % 2 === 0 ? piece : (parts[piece] ?? '')))
		.join('');
