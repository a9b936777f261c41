import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The module in which Vite puts the function that each `import()` of the built app calls. */
const HELPER = '\0vite/preload-helper.js';
const FUNCTION = 'const __vitePreload =';

const loadFile = fileURLToPath(new URL('../src/platform/loadFile.ts', import.meta.url));

/** Has each `import()` of the app fetch its files first while the server may be lost (`platform/loadFile`). */
export function outageImportsPlugin(): Plugin {
	return {
		name: 'quarterdeck-outage-imports',
		apply: 'build',
		enforce: 'post',
		transform(code, id) {
			if (id !== HELPER) return undefined;
			if (!code.includes(FUNCTION)) this.error(`Vite’s ${HELPER} no longer has “${FUNCTION}”.`);
			const wrapped = `import { loadFile } from '${loadFile}';
${code.replace(`export ${FUNCTION}`, 'const preload =')}
export const __vitePreload = (load, files, importer) =>
	loadFile(() => preload(load, files, importer), String(load), files ?? []);
`;
			return { code: wrapped, map: null };
		},
	};
}
