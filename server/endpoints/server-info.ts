import { statfs } from 'node:fs/promises';
import { cpus, hostname, totalmem } from 'node:os';
import { defineEndpoint } from '../http/endpoint';
import * as p from '../http/params';

/** What is said if administrators keep it to themselves. */
const KEPT_BACK = { machine: '?', cpu: { model: '?', cores: 0 }, mem: { total: 0 }, fs: { total: 0, used: 0 } };

/** The machine that the server runs on; its disk is that of the data folder. Sizes in bytes. */
export default defineEndpoint(
	{ name: 'server-info', params: p.none, get: { cacheSeconds: 60 } },
	async ({ core: { options, settings } }) => {
		if (!settings.get('enableServerMachineStats')) return KEPT_BACK;
		const processors = cpus();
		const { bsize, blocks, bfree } = await statfs(options.data);
		return {
			machine: hostname(),
			cpu: { model: processors[0]?.model.trim() ?? '?', cores: processors.length },
			mem: { total: totalmem() },
			fs: { total: bsize * blocks, used: bsize * (blocks - bfree) },
		};
	},
);
