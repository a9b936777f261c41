import { readFileSync, writeFileSync } from 'node:fs';

/** How a key file's content is made and recognized. */
interface KeyKind {
	make: () => Buffer;
	isKey: (bytes: Buffer) => boolean;
}

/**
 * The key in a file of its own in the data folder, readable by the server's user alone. It is made if the file is
 * missing.
 * @throws Error with a message for users if the file holds no key
 */
export function openKeyFile(path: string, { make, isKey }: KeyKind): Buffer {
	const known = readKey(path);
	if (known && !isKey(known))
		throw new Error(`${path} is damaged. Put a copy of it back, or choose another data folder with --data.`);
	if (known) return known;
	const key = make();
	writeFileSync(path, key.toString('base64url'), { mode: 0o600, flag: 'wx', flush: true });
	return key;
}

function readKey(path: string): Buffer | null {
	try {
		return Buffer.from(readFileSync(path, 'utf8').trim(), 'base64url');
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
		throw error;
	}
}
