import { defineEndpoint } from '../http/endpoint';
import * as p from '../http/params';
import { type MachineFacts, machineFacts } from '../machine/machineFacts';

/** What is said if administrators keep it to themselves. */
const KEPT_BACK: MachineFacts = {
	machine: '?',
	cpu: { model: '?', cores: 0 },
	mem: { total: 0 },
	fs: { total: 0, used: 0 },
};

/** The machine that the server runs on, for everyone. */
export default defineEndpoint(
	{ name: 'server-info', params: p.none, get: { cacheSeconds: 60 } },
	async ({ core: { options, settings } }) =>
		settings.get('enableServerMachineStats') ? machineFacts(options.data) : KEPT_BACK,
);
