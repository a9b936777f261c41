import { useState } from 'react';
import { randomId } from '@/base/randomId';
import { useWhileVisible } from '@/blocks/widget/useWhileVisible';
import { useSession } from '@/stores/session/SessionContext';
import type { WireStats } from '@/wire/streamEvents';
import { listenToFullSteps } from './useNow';

/** As many points as a chart of this width can show. */
const KEPT = 50;
/** A server that has not said anything for so long has no such channel, or doesn't answer. */
const SILENT_MS = 15_000;
/** New points show at full seconds, in the frame in which the clocks on the page change. */
const SHOWN_MS = 1_000;

interface Stats {
	/** Oldest first; at most 50. */
	readonly log: readonly WireStats[];
	/** Whether nothing has come for too long. */
	readonly isSilent: boolean;
}

const NOTHING: Stats = { log: [], isSilent: false };

/** What a live channel of statistics tells, while the widget can be seen. */
export function useStats(channelName: 'serverStats' | 'queueStats'): Stats {
	const { stream } = useSession();
	const [stats, setStats] = useState(NOTHING);
	useWhileVisible(connection => {
		const channel = connection.channel(channelName);
		const silence = () => setTimeout(() => setStats(now => ({ ...now, isSilent: true })), SILENT_MS);
		let timer = silence();
		let arrived: readonly WireStats[] = [];
		const put = (change: (log: readonly WireStats[]) => readonly WireStats[]) => {
			arrived = [];
			setStats(({ log }) => ({ log: change(log).slice(-KEPT), isSilent: false }));
		};
		const putArrived = () => {
			const points = arrived;
			if (points.length > 0) put(log => [...log, ...points]);
		};
		const askForLog = () => channel.send('requestLog', { id: randomId(), length: KEPT });
		const ends = [
			channel.listen(event => {
				clearTimeout(timer);
				timer = silence();
				if (event.type === 'stats') arrived = [...arrived, event.body];
				if (event.type === 'statsLog' && Array.isArray(event.body)) {
					const earlier = event.body.toReversed();
					put(() => earlier);
				}
			}),
			listenToFullSteps(SHOWN_MS, putArrived),
			connection.events.on('state', state => {
				if (state === 'connected') askForLog();
			}),
		];
		askForLog();
		return () => {
			clearTimeout(timer);
			for (const end of ends) end();
			channel.release();
		};
	}, stream);
	return stats;
}
