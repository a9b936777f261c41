import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import type { Encoding } from '../http/chooseEncoding';
import { COMPRESSED_FROM_BYTES, compress } from '../http/compress';

const TYPES: Readonly<Record<string, string>> = {
	'.html': 'text/html; charset=utf-8',
	'.js': 'application/javascript; charset=utf-8',
	'.mjs': 'application/javascript; charset=utf-8',
	'.css': 'text/css; charset=utf-8',
	'.json': 'application/json; charset=utf-8',
	'.webmanifest': 'application/manifest+json; charset=utf-8',
	'.svg': 'image/svg+xml',
	'.txt': 'text/plain; charset=utf-8',
	'.map': 'application/json; charset=utf-8',
	'.png': 'image/png',
	'.webp': 'image/webp',
	'.ico': 'image/vnd.microsoft.icon',
	'.woff2': 'font/woff2',
	'.mp3': 'audio/mpeg',
	'.ogg': 'audio/ogg',
	'.wasm': 'application/wasm',
};

const COMPRESSIBLE = /^(?:text\/|application\/(?:javascript|json|manifest)|image\/svg)/;
const BROTLI_QUALITY = 6;

export interface StaticFile {
	type: string;
	etag: string;
	bytes: Buffer;
	/** In this encoding, made on the first call. */
	encoded(encoding: Encoding): Promise<Buffer>;
	isCompressible: boolean;
}

/** The files of a folder, cached in memory with their compressed forms until they change on disk. */
export class StaticFolder {
	readonly #root: string;
	readonly #kept = new Map<string, { changed: number; file: StaticFile }>();

	constructor(root: string) {
		this.#root = resolve(root);
	}

	/** The file at a request's path (`/assets/x.js`, escaped); null if it doesn't exist or is outside. */
	async find(pathname: string): Promise<StaticFile | null> {
		const path = this.#resolve(pathname);
		const found = path === null ? null : await stat(path).catch(() => null);
		if (path === null || !found?.isFile()) return null;
		const kept = this.#kept.get(path);
		if (kept?.changed === found.mtimeMs) return kept.file;
		const file = makeFile(await readFile(path), TYPES[extname(path)] ?? 'application/octet-stream');
		this.#kept.set(path, { changed: found.mtimeMs, file });
		return file;
	}

	#resolve(pathname: string): string | null {
		let plain: string;
		try {
			plain = decodeURIComponent(pathname);
		} catch {
			return null;
		}
		if (plain.includes('\0')) return null;
		const path = resolve(this.#root, `.${plain.startsWith('/') ? plain : `/${plain}`}`);
		return path.startsWith(this.#root + sep) ? path : null;
	}
}

function makeFile(bytes: Buffer, type: string): StaticFile {
	const forms = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(bytes)]]);
	return {
		type,
		bytes,
		etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
		isCompressible: COMPRESSIBLE.test(type) && bytes.length >= COMPRESSED_FROM_BYTES,
		encoded(encoding) {
			const known = forms.get(encoding);
			if (known || encoding === 'identity') return known ?? Promise.resolve(bytes);
			const made = compress(bytes, encoding, BROTLI_QUALITY);
			forms.set(encoding, made);
			return made;
		},
	};
}
