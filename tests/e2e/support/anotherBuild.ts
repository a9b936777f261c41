import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Copies of the built client, for one run. */
export const OTHER_BUILDS = resolve('.cache/builds');

const HASHED = /[.-][\w-]{7,8}(?=\.(?:js|css)$)/;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BUILD = /\bdata-build="([\w-]+)"/;

/**
 * A copy of the built client in which every hashed file has another name, as after a change that concerns them all: the
 * files of the build before are gone. Tests share it, so they only read it.
 * @param number from 1: each makes other names
 */
export async function anotherBuild(number: number): Promise<string> {
	const page = await readFile(resolve('dist/client/index.html'), 'utf8');
	const build = BUILD.exec(page)?.[1] ?? '';
	const folder = join(OTHER_BUILDS, `${build}-${number}`);
	if (existsSync(folder)) return folder;
	await mkdir(OTHER_BUILDS, { recursive: true });
	const making = await mkdtemp(`${folder}-`);
	await cp(resolve('dist/client'), making, { recursive: true });
	await renameFiles(making, build, number);
	// Another process may have made it meanwhile.
	await rename(making, folder).catch(() => rm(making, { recursive: true }));
	return folder;
}

async function renameFiles(folder: string, build: string, number: number): Promise<void> {
	const files = (await readdir(folder, { recursive: true })).filter(name => /\.(?:js|css|html)$/.test(name));
	const hashes = new Set(files.flatMap(name => HASHED.exec(name)?.[0] ?? []));
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
}
