import { catchNotes } from '../antennas/catchNotes';
import type { Core } from '../Core';
import { copyPictures } from '../emojis/copyPictures';
import { countFigures } from '../figures/countFigures';
import { endPolls } from '../notes/endPolls';
import { sendPushes } from '../push/sendPushes';
import { fireWebhooks } from '../webhooks/fireWebhooks';
import { jobDefinitions } from './jobDefinitions';

/** Periodic jobs, with their intervals in milliseconds; they run until the server stops. */
const JOBS: readonly { every: number; begin: (core: Core) => () => void }[] = [{ every: 500, begin: endPolls }];

/** Listeners of the bus, active as long as the server runs. */
const LISTENERS: readonly ((core: Core) => void)[] = [catchNotes, countFigures, fireWebhooks, sendPushes];

export function startJobs(core: Core): void {
	for (const listen of LISTENERS) listen(core);
	core.jobs.start(jobDefinitions(core));
	core.background.add(signal => copyPictures(core, signal));
	const timers = JOBS.map(({ every, begin }) => {
		const run = begin(core);
		return setInterval(() => {
			try {
				run();
			} catch (error) {
				console.error(`${begin.name} failed:`, error);
			}
		}, every);
	});
	core.onClose(() => {
		for (const timer of timers) clearInterval(timer);
	});
}
