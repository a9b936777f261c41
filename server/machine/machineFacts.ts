import { statfs } from 'node:fs/promises';
import { cpus, hostname, totalmem } from 'node:os';

export interface MachineFacts {
	readonly machine: string;
	readonly cpu: { readonly model: string; readonly cores: number };
	readonly mem: { readonly total: number };
	readonly fs: { readonly total: number; readonly used: number };
}

/**
 * The machine that the server runs on; sizes in bytes.
 * @param folder on whose disk the data is
 */
export async function machineFacts(folder: string): Promise<MachineFacts> {
	const processors = cpus();
	const { bsize, blocks, bfree } = await statfs(folder);
	return {
		machine: hostname(),
		cpu: { model: processors[0]?.model.trim() ?? '?', cores: processors.length },
		mem: { total: totalmem() },
		fs: { total: bsize * blocks, used: bsize * (blocks - bfree) },
	};
}
