import { catchNotes } from '../antennas/catchNotes';
import type { Core } from '../Core';
import { endPolls } from '../notes/endPolls';

/** What the server does by itself: each job runs every so many milliseconds until the server stops. */
const JOBS: readonly { every: number; run: (core: Core) => void }[] = [{ every: 500, run: endPolls }];

/** What listens to the bus for as long as the server runs. */
const LISTENERS: readonly ((core: Core) => void)[] = [catchNotes];

export function startJobs(core: Core): void {
	for (const listen of LISTENERS) listen(core);
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
