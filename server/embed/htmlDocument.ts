import { type Html, html, type Piece } from './html';

/** The URL of the style sheet of the server's own pages. */
export const STYLE_PATH = '/embed/style.css';

interface HtmlDocument {
	readonly language: string;
	readonly title: string;
	/** Further attributes of the root element. */
	readonly root?: Piece;
	/** Further elements of the head. */
	readonly head?: Piece;
	/** The body element. */
	readonly body: Piece;
}

/** A complete page in the look of embedded notes. */
export const htmlDocument = ({ language, title, root, head, body }: HtmlDocument): Html => html`<!doctype html>
<html lang="${language}"${root}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${STYLE_PATH}">
${head}
</head>
${body}
</html>
`;
