import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The sources of each half, relative to the project. Tests affect neither. */
const INPUTS = {
	client: [
		'index.html',
		'src',
		'workers',
		'locales',
		'public',
		'docs/deck.webp',
		'docs/phone.webp',
		'shaders',
		'vite',
		'vite.config.ts',
		'package.json',
		'package-lock.json',
		'tsconfig.base.json',
	],
	server: [
		'server',
		'src/base',
		'src/domain',
		'src/wire',
		'vite',
		'vite.config.ts',
		'vite.server.config.ts',
		'package.json',
		'package-lock.json',
		'tsconfig.base.json',
	],
};

const IGNORED = /\.test\.tsx?$|(?:^|\/)\.|~$/;

function* filesIn(path) {
	if (!existsSync(path)) return;
	if (statSync(path).isFile()) {
		yield path;
		return;
	}
	for (const name of readdirSync(path).sort()) if (!IGNORED.test(name)) yield* filesIn(join(path, name));
}

/**
 * A hash of a half's sources: the same hash means the same build.
 * @param {'client' | 'server'} half
 */
export function buildHash(root, half) {
	const hash = createHash('sha256');
	for (const input of INPUTS[half]) {
		for (const file of filesIn(join(root, input)))
			hash
				.update(`${file.slice(root.length)}\0`)
				.update(readFileSync(file))
				.update('\0');
	}
	return hash.digest('hex');
}
