import type { Plugin, ResolvedConfig } from 'vite';
import { otherLoopbackOrigin } from '../src/base/otherLoopbackOrigin';
import { buildFirstPaint } from './buildFirstPaint';

const SOURCE = 'src/captchaFrame.ts';
const PAGE = 'captcha.html';

/** The script is a classic one: a page without an origin may not load modules. */
const page = (script: string): string => `<!doctype html>
<html>
	<head>
		<meta charset="utf-8" />
		<meta name="viewport" content="width=device-width" />
		<meta name="color-scheme" content="light dark" />
		<meta name="referrer" content="strict-origin" />
		<title>Captcha</title>
	</head>
	<body>
		<script src="${script}"></script>
	</body>
</html>
`;

/** Builds `/captcha.html`, the page that shows a captcha in a frame, by itself: it shares nothing with the app. */
export function captchaPagePlugin(): Plugin {
	let config: ResolvedConfig;
	let isBuild = false;
	let reference = '';
	return {
		name: 'quarterdeck-captcha-page',
		configResolved(resolved) {
			config = resolved;
			isBuild = resolved.command === 'build' && !resolved.build.ssr;
		},
		async buildStart() {
			if (!isBuild) return;
			const { script } = await buildFirstPaint(SOURCE, config);
			reference = this.emitFile({ type: 'asset', name: 'captcha.js', source: script });
		},
		generateBundle() {
			if (!isBuild) return;
			this.emitFile({ type: 'asset', fileName: PAGE, source: page(`/${this.getFileName(reference)}`) });
		},
		configureServer(server) {
			server.middlewares.use(async (request, response, next) => {
				const path = request.url?.split('?')[0];
				if (path === `/${PAGE}`) {
					response.setHeader('content-type', 'text/html; charset=utf-8');
					response.end(page('/captcha.js'));
				} else if (path === '/captcha.js') {
					response.setHeader('content-type', 'application/javascript; charset=utf-8');
					response.end((await buildFirstPaint(SOURCE, config)).script);
				} else if (path === '/captcha.json') {
					const origin = otherLoopbackOrigin(`http://${request.headers.host}`);
					response.setHeader('content-type', 'application/json');
					response.end(JSON.stringify({ origin }));
				} else next();
			});
		},
	};
}
