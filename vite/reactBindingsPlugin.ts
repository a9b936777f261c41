import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** CommonJS packages whose exports nearly every file of the app imports. */
const PACKAGES = ['react', 'react-dom'];

const require = createRequire(import.meta.url);

/**
 * Imports React's exports as bindings of one module. Of a CommonJS package each built file makes its own copy, with a
 * getter and a bound function for each export: 7 kB of memory a file, and three calls more for each use.
 */
export function reactBindingsPlugin(): Plugin {
	return {
		name: 'quarterdeck-react-bindings',
		apply: 'build',
		enforce: 'pre',
		// React's own files require it, and get the package itself.
		resolveId: (source, _importer, { kind }) =>
			kind === 'import-statement' && PACKAGES.includes(source) ? moduleOf(source) : undefined,
		load(id) {
			const name = PACKAGES.find(each => moduleOf(each) === id);
			return name && bindingsOf(name);
		},
	};
}

/** The id of a package's bindings, in its folder: it is put into the file of the package. */
const moduleOf = (name: string): string => `\0${require.resolve(name)}?bindings`;

function bindingsOf(name: string): string {
	const bindings = Object.keys(require(name)).map(key => `export const ${key} = whole.${key};`);
	return [
		`const whole = require(${JSON.stringify(require.resolve(name))});`,
		'export default whole;',
		...bindings,
	].join('\n');
}
