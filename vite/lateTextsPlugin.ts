import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defaultLanguage } from '../src/i18n/languages';
import { startNamespaces } from '../src/i18n/startNamespaces';
import { mergeLocale } from './localeFiles';
import { neededByStart } from './startChunks';

const root = fileURLToPath(new URL('../', import.meta.url));
const PREFIX = 'texts:';
/** `text.drive.…` and its aliases, or a key such as `'drive.title'`. */
const SPOKEN = /\btexts?\.(\w+)\b|['"`](\w+)\./g;
/** Imports of client code; workers have no texts. */
const DYNAMIC_IMPORT = /\bimport\((\s*["'](?:\.|@\/)[^"']+["']\s*)\)/g;

/**
 * Loads a namespace's texts with the code that uses it: such a module starts loading them when it is run, and each
 * `import()` waits for that. Texts are only read while rendering, so none is read too early.
 */
export function lateTextsPlugin(): Plugin {
	const late = Object.keys(mergeLocale(defaultLanguage)).filter(name => !startNamespaces.some(each => each === name));
	const speakers = new Map<string, readonly string[]>();
	return {
		name: 'quarterdeck-late-texts',
		apply: config => !config.build?.ssr,
		enforce: 'post',
		resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
		load: id =>
			id.startsWith(`\0${PREFIX}`)
				? `import { wantTexts } from '${root}src/i18n/lateTexts.ts';\nwantTexts('${id.slice(PREFIX.length + 1)}');`
				: undefined,
		transform(code, id) {
			if (!id.startsWith(`${root}src/`) || !/\.tsx?$/.test(id)) return undefined;
			const spoken = spokenIn(code).filter(name => late.includes(name));
			speakers.set(id, spoken);
			const waiting = code.replace(DYNAMIC_IMPORT, 'import($1).then(__textsReady)');
			const imports = spoken.map(name => `import '${PREFIX}${name}';`);
			if (waiting !== code) imports.push(`import { textsReady as __textsReady } from '${root}src/i18n/lateTexts.ts';`);
			return imports.length === 0 ? undefined : { code: `${waiting}\n${imports.join('\n')}`, map: null };
		},
		generateBundle() {
			for (const id of neededByStart(root, this)) {
				for (const name of speakers.get(id) ?? []) {
					this.error(`${id} speaks ${name}, which is not among the namespaces of a start (startNamespaces).`);
				}
			}
		},
	};
}

/** The namespaces that code uses, and words that may be one. */
export const spokenIn = (code: string): string[] => [
	...new Set([...code.matchAll(SPOKEN)].flatMap(([, name, keyed]) => name ?? keyed ?? [])),
];
