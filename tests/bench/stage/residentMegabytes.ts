import { readFile } from 'node:fs/promises';

/** The memory of a process (MB). On Linux; NaN elsewhere. */
export async function residentMegabytes(pid: number | undefined): Promise<number> {
	const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
	return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) / 1000;
}
