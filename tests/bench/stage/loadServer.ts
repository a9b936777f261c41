import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { LoadOrder, LoadReport } from './serverLoad';

/** Puts load on a home server from a separate process. Resolves with the results. */
export function loadServer(order: LoadOrder): Promise<LoadReport> {
	const child = fork(fileURLToPath(new URL('./serverLoad.js', import.meta.url)));
	return new Promise((resolve, reject) => {
		child.once('message', report => resolve(report as LoadReport));
		child.once('error', reject);
		child.once('exit', code => (code === 0 ? undefined : reject(new Error('The loading process failed.'))));
		child.send(order);
	});
}
