import * as p from '../../http/params';
import { lengthOfLog } from '../../machine/lengthOfLog';
import { defineChannel } from '../ChannelDefinition';

/** How busy the machine is, every two seconds. Silent if administrators keep that to themselves. */
export default defineChannel({ name: 'serverStats', params: p.none }, ({ core, send }) => {
	const { machineStats, settings } = core;
	if (!settings.get('enableServerMachineStats')) return {};
	const stop = machineStats.listen(sample => send('stats', sample));
	return {
		onMessage(type, body) {
			if (type === 'requestLog') send('statsLog', machineStats.log(lengthOfLog(body)));
		},
		end: stop,
	};
});
