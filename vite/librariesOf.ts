import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A library that the product contains. */
interface Library {
	readonly name: string;
	readonly version: string;
	/** As its package says, such as `MIT`. */
	readonly license: string;
	/** Which of the texts is its licence; null if its package has none. */
	readonly text: number | null;
}

/** What `/about-quarterdeck` shows of licences. Libraries often share a text, which is kept once. */
export interface Libraries {
	readonly ownText: string;
	readonly libraries: readonly Library[];
	readonly texts: readonly string[];
}

interface Manifest {
	readonly name?: string;
	readonly version?: string;
	readonly license?: string | { readonly type?: string };
	readonly licenses?: readonly { readonly type?: string }[];
	readonly dependencies?: Readonly<Record<string, string>>;
	readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Only needed to build, but parts of it are in what is built. */
const DRAWN = ['@tabler/icons'];
const LICENSE_FILE = /^(licen[cs]e|copying)([.-].*)?$/i;

/**
 * The packages that are installed for a package and for those it needs, by name.
 * @param root the folder with `package.json` and `node_modules`
 */
export function librariesOf(root: string): Libraries {
	const found = new Map<string, Omit<Library, 'text'> & { readonly folder: string }>();
	const visit = (name: string, from: string): void => {
		const folder = folderOf(name, from, root);
		if (folder === null) return;
		const manifest = manifestIn(folder);
		const version = manifest.version ?? '';
		const key = `${name}@${version}`;
		if (found.has(key)) return;
		found.set(key, { name, version, license: licenseOf(manifest), folder });
		for (const needed of neededBy(manifest)) visit(needed, folder);
	};
	for (const name of [...neededBy(manifestIn(root)), ...DRAWN]) visit(name, root);
	const texts: string[] = [];
	const indexOf = (text: string): number => {
		const at = texts.indexOf(text);
		return at === -1 ? texts.push(text) - 1 : at;
	};
	const libraries = [...found.values()]
		.sort((a, b) => (a.name < b.name ? -1 : 1))
		.map(({ folder, ...library }) => {
			const text = licenseText(folder);
			return { ...library, text: text === null ? null : indexOf(text) };
		});
	return { ownText: licenseText(root) ?? '', libraries, texts };
}

const neededBy = ({ dependencies = {}, optionalDependencies = {} }: Manifest): readonly string[] => [
	...Object.keys(dependencies),
	...Object.keys(optionalDependencies),
];

/** As Node looks for it; null if it isn't installed, as those for other platforms. */
function folderOf(name: string, from: string, root: string): string | null {
	const folder = join(from, 'node_modules', name);
	if (existsSync(join(folder, 'package.json'))) return folder;
	return from === root || dirname(from) === from ? null : folderOf(name, dirname(from), root);
}

const manifestIn = (folder: string): Manifest =>
	JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

function licenseOf({ license, licenses }: Manifest): string {
	if (typeof license === 'string') return license;
	return license?.type ?? licenses?.map(({ type = '' }) => type).join(' OR ') ?? '';
}

function licenseText(folder: string): string | null {
	const file = readdirSync(folder).find(name => LICENSE_FILE.test(name) && !name.endsWith('.js'));
	return file === undefined ? null : readFileSync(join(folder, file), 'utf8').trim();
}
