import type { ServiceBuild } from '../workers/service/ServiceBuild';

interface BuiltFile {
	readonly type: 'chunk' | 'asset';
	readonly fileName: string;
}

const NAMED = /\/assets\/[\w./-]+\.(?:js|css)/g;
const BUILD = /\bdata-build="([\w-]+)"/;
const LOCALE = /^assets\/locales\/([\w-]+)(?:\/(\w+))?\.[^/]+\.json$/;
const WORKER = /\.worker-[\w-]+\.js$/;

/**
 * What the service worker keeps of a build: what the page names for its start, then all other parts of the app. Grammars
 * of highlighted code and the like, which only workers load, are kept when they are used.
 * @param html the built page
 * @param localesHash the query of the addresses of texts
 */
export function serviceBuildOf(html: string, built: readonly BuiltFile[], localesHash: string): ServiceBuild {
	const id = BUILD.exec(html)?.[1];
	if (id === undefined) throw new Error('The built page does not name its build.');
	const start = [...new Set(html.match(NAMED) ?? [])];
	const rest = built
		.filter(({ type, fileName }) => type === 'chunk' || fileName.endsWith('.css') || WORKER.test(fileName))
		.map(({ fileName }) => `/${fileName}`)
		.filter(address => address.startsWith('/assets/') && !start.includes(address));
	const texts: Record<string, Record<string, string>> = {};
	for (const { fileName } of built) {
		const [, language, namespace = 'start'] = LOCALE.exec(fileName) ?? [];
		if (language === undefined) continue;
		texts[language] = { ...texts[language], [namespace]: `/${fileName}?${localesHash}` };
	}
	return { id, start, rest, texts };
}
