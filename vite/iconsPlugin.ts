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
 * Gives each module the drawings of the icons that it names: whatever text in the client's code is the name of an icon
 * counts, so that no list is kept. An icon is a module, which the build puts where it is needed.
 */
export function iconsPlugin(): Plugin {
	return {
		name: 'quarterdeck-icons',
		// After the types have gone, whose texts are never drawn.
		enforce: 'post',
		resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
		load: id => (isIcon(id) ? drawingModule(id.slice(PREFIX.length + 1)) : undefined),
		transform(code, id) {
			if (!id.startsWith(folder) || !/\.tsx?$/.test(id) || id.endsWith('iconNames.ts')) return undefined;
			const named = iconsIn(code);
			// At the end, where they move no line: imports are done first wherever they stand.
			return named.length === 0
				? undefined
				: { code: `${code}\n${named.map(name => `import '${PREFIX}${name}';`).join('\n')}`, map: null };
		},
	};
}

/** Whether a module of the build is the drawing of an icon. */
export const isIcon = (id: string): boolean => id.startsWith(`\0${PREFIX}`);

/** The icons that code names. */
export const iconsIn = (code: string): IconName[] => [
	...new Set([...code.matchAll(NAMED)].flatMap(([, , name = '']) => (isName(name) ? [name] : []))),
];

/** An icon's paths, joined to one. @throws when the library has no such icon */
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
