/**
 * Tells eslint-plugin-boundaries which file an import means, as Vite and TypeScript do: what it cannot resolve it
 * passes without a word. The variable is the plugin's own; the bad fixture sets it to be a project of its own.
 */
const { existsSync, statSync } = require('node:fs');
const { dirname, resolve } = require('node:path');

const root = resolve(process.env.ESLINT_PLUGIN_BOUNDARIES_ROOT_PATH ?? resolve(__dirname, '../..'));
const FOLDERS = {
	'@/': 'src/',
	'@workers/': 'workers/',
	'@shaders/': 'shaders/',
	'@server/': 'server/',
	'@tests/': 'tests/',
};
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

exports.interfaceVersion = 2;
exports.resolve = (source, importer) => {
	const [name] = source.split('?');
	const alias = Object.keys(FOLDERS).find(each => name.startsWith(each));
	if (!alias && !name.startsWith('.')) return { found: false };
	const path = alias ? resolve(root, FOLDERS[alias], name.slice(alias.length)) : resolve(dirname(importer), name);
	const file = [path, path.replace(/\.js$/, '')]
		.flatMap(each => ENDINGS.map(ending => each + ending))
		.find(each => existsSync(each) && statSync(each).isFile());
	return file ? { found: true, path: file } : { found: false };
};
