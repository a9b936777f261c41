import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = resolve(import.meta.dirname, '../../src');
const COMMENT = /\/\*[\s\S]*?\*\//g;
/** Where a dot begins no class of the module: names of files, and classes that others set. */
const NO_CLASSES = /"[^"]*"|:global\([^)]*\)/g;

interface StyleSheet {
	readonly classes: ReadonlySet<string>;
	/** Classes that its rules take over, of its own or of others, by the file that has them. */
	readonly composed: readonly { readonly file: string; readonly names: readonly string[] }[];
}

const read = (file: string): string => readFileSync(file, 'utf8');
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).map(file => join(SOURCES, file));
const fileOf = (from: string, path: string): string =>
	path.startsWith('@/') ? join(SOURCES, path.slice(2)) : resolve(dirname(from), path);

const sheets = new Map(files.filter(file => file.endsWith('.module.css')).map(file => [file, readSheet(file)]));
/** The classes of each style sheet that components, or other sheets, name. */
const named = new Map([...sheets.keys()].map(file => [file, new Set<string>()]));
/** Sheets of which components also take classes by names that they compute. */
const computed = new Set<string>();
const missing: string[] = [];

for (const [file, { composed }] of sheets) {
	for (const { file: other, names } of composed) for (const name of names) take(file, other, name);
}
for (const file of files.filter(each => /\.tsx?$/.test(each))) {
	const code = read(file);
	for (const [, styles = '', path = ''] of code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
		const sheet = fileOf(file, path);
		for (const [, name = ''] of code.matchAll(new RegExp(`\\b${styles}\\.(?!module\\b)(\\w+)`, 'g')))
			take(file, sheet, name);
		if (new RegExp(`\\b${styles}\\[|[=(,{:] ?${styles}[,;)} ]`).test(code)) computed.add(sheet);
	}
}

function readSheet(file: string): StyleSheet {
	const css = read(file).replace(COMMENT, '');
	const composed = [...css.matchAll(/composes: ([^;]+?)(?: from "([^"]+)")?;/g)].map(([, names = '', path]) => ({
		file: path === undefined ? file : fileOf(file, path),
		names: names.split(/\s+/),
	}));
	const classes = new Set(
		[...css.replace(NO_CLASSES, '').matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name),
	);
	return { classes, composed };
}

function take(user: string, sheet: string, name: string): void {
	named.get(sheet)?.add(name);
	if (!sheets.get(sheet)?.classes.has(name)) missing.push(`${user.slice(SOURCES.length)}: ${name}`);
}

it('finds the style sheets', () => {
	expect(sheets.size).toBeGreaterThan(100);
});

it('has every class that components take from a style sheet', () => {
	expect(missing).toEqual([]);
});

it('has no class that nothing takes', () => {
	const unused = [...sheets].flatMap(([file, { classes }]) =>
		computed.has(file)
			? []
			: [...classes].filter(name => !named.get(file)?.has(name)).map(name => `${file.slice(SOURCES.length)}: ${name}`),
	);
	expect(unused).toEqual([]);
});
