import * as p from '../../http/params';
import { lengthOfLog } from '../../machine/lengthOfLog';
import { defineChannel } from '../ChannelDefinition';

/** What waits in the queues, every ten seconds. */
export default defineChannel({ name: 'queueStats', params: p.none }, ({ core, send }) => {
	const { queueStats } = core;
	const stop = queueStats.listen(sample => send('stats', sample));
	return {
		onMessage(type, body) {
			if (type === 'requestLog') send('statsLog', queueStats.log(lengthOfLog(body)));
		},
		end: stop,
	};
});
