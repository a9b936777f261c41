import { catchNotes } from '../antennas/catchNotes';
import type { Core } from '../Core';
import { copyPictures } from '../emojis/copyPictures';
import { countFigures } from '../figures/countFigures';
import { endPolls } from '../notes/endPolls';
import { sendPushes } from '../push/sendPushes';
import { fireWebhooks } from '../webhooks/fireWebhooks';
import { jobDefinitions } from './jobDefinitions';

/** Periodic jobs, with their intervals in milliseconds; they run until the server stops. */
const JOBS: readonly { every: number; run: (core: Core) => void }[] = [{ every: 500, run: endPolls }];

/** Listeners of the bus, active as long as the server runs. */
const LISTENERS: readonly ((core: Core) => void)[] = [catchNotes, countFigures, fireWebhooks, sendPushes];

export function startJobs(core: Core): void {
	for (const listen of LISTENERS) listen(core);
	core.jobs.start(jobDefinitions(core));
	core.background.add(signal => copyPictures(core, signal));
	const timers = JOBS.map(({ every, run }) =>
		setInterval(() => {
			try {
				run(core);
			} catch (error) {
				console.error(`${run.name} failed:`, error);
			}
		}, every),
	);
	core.onClose(() => {
		for (const timer of timers) clearInterval(timer);
	});
}
