import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defaultLanguage } from '../src/i18n/languages';
import { startNamespaces } from '../src/i18n/startNamespaces';
import { mergeLocale } from './localeFiles';
import { neededByStart } from './startChunks';

const root = fileURLToPath(new URL('../', import.meta.url));
const PREFIX = 'texts:';
/** `text.drive.…` and its other names, or a key such as `'drive.title'`. */
const SPOKEN = /\btexts?\.(\w+)\b|['"`](\w+)\./g;
/** What brings code of the client; workers say nothing. */
const DYNAMIC_IMPORT = /\bimport\((\s*["'](?:\.|@\/)[^"']+["']\s*)\)/g;

/**
 * Loads the texts of a namespace with the code that speaks it: such a module begins to load them when it is run, and
 * each `import()` waits for what was begun. Texts are read while rendering, so that nothing is read before.
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

/** The namespaces, and words that may be one, that code speaks. */
export const spokenIn = (code: string): string[] => [
	...new Set([...code.matchAll(SPOKEN)].flatMap(([, name, keyed]) => name ?? keyed ?? [])),
];
