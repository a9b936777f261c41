import type { EmbedTexts } from '../embed/embedTexts';
import { html } from '../embed/html';
import { htmlDocument } from '../embed/htmlDocument';

/** What came of a link in a mail. */
export type LinkOutcome = 'confirmed' | 'invalid' | 'tooMany';

interface LinkTexts extends Readonly<Record<LinkOutcome, string>> {
	readonly open: (serverName: string) => string;
}

const TEXTS: Readonly<Record<EmbedTexts['language'], LinkTexts>> = {
	en: {
		confirmed: 'Your email address is confirmed.',
		invalid: 'This link is not valid, or was used already.',
		tooMany: 'Too many attempts. Try again in a minute.',
		open: name => `Open ${name}`,
	},
	ja: {
		confirmed: 'メールアドレスを確認しました。',
		invalid: 'このリンクは無効か、すでに使われています。',
		tooMany: '試行回数が多すぎます。1分後にもう一度お試しください。',
		open: name => `${name}を開く`,
	},
};

interface LinkPage {
	readonly outcome: LinkOutcome;
	readonly origin: string;
	readonly serverName: string;
	readonly language: EmbedTexts['language'];
}

/** The page that a link in a mail leads to, in the look of embedded notes: what came of it, and the way to the app. */
export function linkPage({ outcome, origin, serverName, language }: LinkPage): string {
	const texts = TEXTS[language];
	return htmlDocument({
		language,
		title: serverName,
		body: html`<body class="alone">
<main class="card bordered rounded">
<h1 class="empty">${texts[outcome]}</h1>
<footer><a href="${origin}/">${texts.open(serverName)}</a></footer>
</main>
</body>`,
	}).source;
}

/** It runs nothing, sends nothing, and no page may frame it. */
export const LINK_PAGE_POLICY =
	"default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
