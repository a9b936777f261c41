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
	/** The package of each module of bindings, by the module's id. */
	const modules = new Map(PACKAGES.map(name => [`\0${require.resolve(name)}?bindings`, name]));
	return {
		name: 'quarterdeck-react-bindings',
		apply: 'build',
		enforce: 'pre',
		resolveId(source, _importer, { kind }) {
			if (kind !== 'import-statement') return undefined;
			for (const [id, name] of modules) if (name === source) return id;
			return undefined;
		},
		load(id) {
			const name = modules.get(id);
			return name === undefined ? undefined : bindingsOf(name);
		},
	};
}

function bindingsOf(name: string): string {
	const bindings = Object.keys(require(name)).map(key => `export const ${key} = whole.${key};`);
	return [
		`const whole = require(${JSON.stringify(require.resolve(name))});`,
		'export default whole;',
		...bindings,
	].join('\n');
}
