/**
 * A lint rule: paths of the client's pages are built by `pathTo` in `src/domain/paths`, and never written elsewhere.
 * Finds texts that begin like a page's pattern, also within selectors and expressions, and a bare `/` where a path is
 * expected.
 */
import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../src/domain/paths/', import.meta.url);

/** The beginnings of the patterns, such as `notes` and `@`. */
const starts = [
	...new Set(
		readdirSync(FOLDER)
			.filter(file => /[pP]atterns\.ts$/.test(file))
			.flatMap(file => [...readFileSync(new URL(file, FOLDER), 'utf8').matchAll(/: '\/([\w@-]+)/g)])
			.map(([, start]) => start),
	),
];
if (starts.length < 10) throw new Error(`Only ${starts.length} patterns of pages were found in ${FOLDER}.`);

const words = starts.filter(start => start !== '@').join('|');
const WRITTEN = new RegExp(`(?:^|["'])/(?:(?:${words})(?=[/?#"']|$)|@)`);
const EXPRESSED = new RegExp(`\\^?\\\\/(?:${words})\\\\/`);

/** Functions that take a path. */
const GOES = new Set(['navigate', 'push', 'replace', 'assign', 'openWindow', 'showInPage', 'URL']);
const COMPARES = new Set(['===', '!==']);

/** Whether a bare `/` is the path of the start page. */
function isIndex({ parent }) {
	if (parent.type === 'BinaryExpression') return COMPARES.has(parent.operator);
	if (parent.type !== 'CallExpression' && parent.type !== 'NewExpression') return false;
	const { callee } = parent;
	return GOES.has(callee.type === 'MemberExpression' ? callee.property.name : callee.name);
}

function isWritten(node) {
	if (node.regex) return EXPRESSED.test(node.regex.pattern);
	if (typeof node.value !== 'string') return false;
	return WRITTEN.test(node.value) || (node.value === '/' && isIndex(node));
}

const message = 'The addresses of pages are built by pathTo (src/domain/paths).';

export default {
	meta: { name: 'addresses' },
	rules: {
		'no-written-address': {
			create: context => ({
				Literal(node) {
					if (isWritten(node)) context.report({ node, message });
				},
				TemplateElement(node) {
					if (WRITTEN.test(node.value.raw)) context.report({ node, message });
				},
			}),
		},
	},
};
