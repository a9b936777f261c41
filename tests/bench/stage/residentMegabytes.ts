import { readFile } from 'node:fs/promises';

/** The memory that a process holds (MB). On Linux; elsewhere it is no number. */
export async function residentMegabytes(pid: number | undefined): Promise<number> {
	const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
	return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) / 1000;
}
