import { readAntennas } from '../antennas/readAntennas';
import type { Core } from '../Core';
import { csvRows } from '../csv/csv';
import { Refusal } from '../http/ApiError';
import type { JobData } from '../jobs/JobData';
import type { Job } from '../jobs/JobQueue';
import { pause } from '../jobs/pause';
import { antennas } from '../store/tables/collections';
import { files } from '../store/tables/drive';
import { type UserRow, users } from '../store/tables/users';
import { importDefinitions } from './importDefinitions';
import { textOf } from './importFile';

const ROWS_A_STEP = 20;

/** Reads a file of the drive into an account. What is there already stays as it is. */
export async function runImport(core: Core, job: Job<JobData['import']>, signal: AbortSignal): Promise<void> {
	const { what, fileId, ...options } = job.data;
	const file = core.db.byId(files, fileId);
	if (!file || !owner(core, job.userId)) return;
	const text = await textOf(core, file);
	if (what === 'antennas') return importAntennas(core, job, text);
	const importRow = importDefinitions[what];
	let step = 0;
	for (const row of csvRows(text)) {
		if (step++ % ROWS_A_STEP === 0) await pause(signal);
		const me = owner(core, job.userId);
		if (!me) return;
		try {
			core.db.transaction(() => importRow(core, me, row, options));
		} catch (error) {
			if (!(error instanceof Refusal)) throw error;
		}
	}
}

function owner({ db }: Core, userId: string): UserRow | null {
	const me = db.byId(users, userId);
	return me && !me.isDeleted && !me.isSuspended ? me : null;
}

/** All at once, with the end of the job: antennas have no names that could be told apart if it ran twice. */
function importAntennas(core: Core, { id: jobId, userId }: Job<JobData['import']>, text: string): void {
	const me = owner(core, userId);
	const read = readAntennas(text);
	if (!me || !read) return;
	core.db.transaction(() => {
		const room = core.roles.policies(me).antennaLimit - core.db.count(antennas, 't.userId = ?', userId);
		for (const antenna of read.slice(0, Math.max(0, room))) {
			core.db.insert(antennas, { ...antenna, id: core.ids.next(), userId, lastUsedAt: Date.now() });
		}
		core.bus.emit('antennas', { userId });
		core.jobs.finish(jobId);
	});
}
