import type { FastifyInstance } from 'fastify';
import type { Core } from '../../Core';
import { html } from '../../embed/html';
import { htmlDocument } from '../../embed/htmlDocument';
import { DEMO_PLUGINS, installPath, offerOf, PLUGINS_PATH, pluginPath } from './demoPlugins';
import style from './style.css?raw';

const POLICY =
	"default-src 'none'; style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const TEXTS = {
	en: {
		title: 'Plugins to try',
		about: 'Each is some lines of AiScript. Before one is installed, you are asked, and see what it may do.',
		install: 'Install',
		code: 'Code',
	},
	ja: {
		title: '試せるプラグイン',
		about: 'どれも短いAiScriptのプログラムです。インストールの前に、内容と権限を確かめられます。',
		install: 'インストール',
		code: 'コード',
	},
} as const;

/** With the demo world, `/demo/plugins` offers plugins to install; each is at an address of its own. */
export function registerDemoPlugins(app: FastifyInstance, core: Pick<Core, 'urls' | 'offers'>): void {
	app.get(PLUGINS_PATH, async (request, reply) => {
		const language = request.headers['accept-language']?.startsWith('ja') ? 'ja' : 'en';
		return reply
			.headers({ 'content-security-policy': POLICY, 'x-content-type-options': 'nosniff', vary: 'Accept-Language' })
			.type('text/html; charset=utf-8')
			.send(pageIn(language, core.urls.origin));
	});
	for (const plugin of DEMO_PLUGINS) {
		const [path, offer] = [pluginPath(plugin), offerOf(plugin)];
		core.offers.set(path, offer);
		app.get(path, async (_request, reply) => reply.header('cache-control', 'no-cache').send(offer));
	}
}

function pageIn(language: keyof typeof TEXTS, origin: string): string {
	const { title, about, install, code } = TEXTS[language];
	const rows = DEMO_PLUGINS.map(plugin => {
		const [name, what] =
			language === 'ja' ? [plugin.titleInJapanese, plugin.aboutInJapanese] : [plugin.title, plugin.about];
		return html`<li>
<h2>${name}</h2>
<p>${what}</p>
<details><summary>${code}</summary><pre>${plugin.code}</pre></details>
<a href="${installPath(origin, plugin)}" aria-label="${install}: ${name}">${install}</a>
</li>
`;
	});
	return htmlDocument({
		language,
		title,
		head: html`<style>${style}</style>`,
		body: html`<body>
<main>
<h1>${title}</h1>
<p>${about}</p>
<ul>${rows}</ul>
</main>
</body>`,
	}).source;
}
