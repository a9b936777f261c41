import { copyFile, writeFile } from 'node:fs/promises';
import type { Core } from '../Core';
import { ownMedia } from '../media/ownMedia';
import { downloadPublic } from '../net/downloadPublic';
import { FetchFailed } from '../net/openPublic';
import { addressName, cleanFileName, dispositionName } from './fileNames';

const TIMEOUT_MS = 60_000;

interface Bounds {
	maxBytes: number;
	signal: AbortSignal;
}

/**
 * Downloads a URL of the web, or copies a file of this server, to `path`.
 * @returns a file name
 * @throws FetchFailed if it is neither ours nor public, takes too long or is too big
 */
export async function fetchFile(core: Core, address: string, path: string, bounds: Bounds): Promise<string> {
	if (!URL.canParse(address)) throw new FetchFailed('no address');
	const { origin, pathname } = new URL(address);
	if (origin === core.urls.origin) return copyOwn(core, pathname, path);
	const privateHosts = core.options.privateHosts ?? [];
	const { url, disposition } = await downloadPublic(address, path, { timeoutMs: TIMEOUT_MS, privateHosts, ...bounds });
	return cleanFileName(dispositionName(disposition) ?? addressName(url));
}

async function copyOwn(core: Core, pathname: string, path: string): Promise<string> {
	const own = await ownMedia(core, pathname);
	if (!own) throw new FetchFailed('no file');
	if ('path' in own) await copyFile(own.path, path);
	else await writeFile(path, own.bytes);
	return own.name;
}
