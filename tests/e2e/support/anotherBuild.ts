import { cp, mkdtemp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const HASHED = /[.-][\w-]{7,8}(?=\.(?:js|css)$)/;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BUILD = /\bdata-build="([\w-]+)"/;

/**
 * A copy of the built client in which every hashed file has another name, as after a change that concerns them all: the
 * files of the build before are gone.
 * @param number from 1: each makes other names
 */
export async function anotherBuild(number: number): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'quarterdeck-build-'));
	await cp(resolve('dist/client'), folder, { recursive: true });
	const files = (await readdir(folder, { recursive: true })).filter(name => /\.(?:js|css|html)$/.test(name));
	const hashes = new Set(files.flatMap(name => HASHED.exec(name)?.[0] ?? []));
	const page = await readFile(join(folder, 'index.html'), 'utf8');
	const build = BUILD.exec(page)?.[1] ?? '';
	const changed = (name: string) =>
		name.slice(0, -1) + LETTERS[(LETTERS.indexOf(name.slice(-1)) + number) % LETTERS.length];
	const renamed = (text: string) =>
		text
			.replaceAll(/[.-][\w-]{7,8}(?=\.(?:js|css)\b)/g, hash => (hashes.has(hash) ? changed(hash) : hash))
			.replaceAll(build, changed(build));
	for (const name of files) {
		const file = join(folder, name);
		await writeFile(file, renamed(await readFile(file, 'utf8')));
		if (renamed(name) !== name) await rename(file, join(folder, renamed(name)));
	}
	return folder;
}
