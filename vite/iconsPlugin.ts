import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type IconName, iconNames } from '../src/ui/icon/iconNames';

const folder = fileURLToPath(new URL('../src/', import.meta.url));
const require = createRequire(import.meta.url);
const PREFIX = 'icon:';
const NAMED = /(['"`])(\w+)\1/g;

/**
 * Adds to each module the drawings of the icons that it names: any string in the client's code that is an icon's name
 * counts, so no list is needed. Each icon is a module, which the bundler puts where it is needed.
 */
export function iconsPlugin(): Plugin {
	return {
		name: 'quarterdeck-icons',
		// After the types are removed, whose strings are never drawn.
		enforce: 'post',
		resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
		load: id => (isIcon(id) ? drawingModule(id.slice(PREFIX.length + 1)) : undefined),
		transform(code, id) {
			if (!id.startsWith(folder) || !/\.tsx?$/.test(id) || id.endsWith('iconNames.ts')) return undefined;
			const named = iconsIn(code);
			// At the end, so that no line moves: imports run first in any position.
			return named.length === 0
				? undefined
				: { code: `${code}\n${named.map(name => `import '${PREFIX}${name}';`).join('\n')}`, map: null };
		},
	};
}

/** Whether a module is the drawing of an icon. */
export const isIcon = (id: string): boolean => id.startsWith(`\0${PREFIX}`);

/** The icons that code names. */
export const iconsIn = (code: string): IconName[] => [
	...new Set([...code.matchAll(NAMED)].flatMap(([, , name = '']) => (isName(name) ? [name] : []))),
];

/**
 * An icon's paths, joined to one.
 * @throws if the library has no such icon
 */
export function drawingOf(name: IconName): string {
	const svg = readFileSync(require.resolve(`@tabler/icons/${iconNames[name]}.svg`), 'utf8');
	const paths = [...svg.matchAll(/<path (?!stroke="none")[^>]*?\bd="([^"]+)"/g)].map(([, path = '']) => path);
	if (paths.length === 0) throw new Error(`The icon ${name} has no path.`);
	return paths.join('');
}

const isName = (name: string): name is IconName => Object.hasOwn(iconNames, name);

function drawingModule(name: string): string {
	if (!isName(name)) throw new Error(`There is no icon ${name}.`);
	return `import { drawings } from '${folder}ui/icon/drawings.ts';\ndrawings.${name} = ${JSON.stringify(drawingOf(name))};`;
}
