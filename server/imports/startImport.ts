import type { Core } from '../Core';
import { checkRoom } from '../http/checkRoom';
import type { UserRow } from '../store/tables/users';
import type { CsvImport } from './ImportKind';
import type { ImportOptions } from './importDefinitions';
import { importFile } from './importFile';

/** The most imports of one account that are under way. */
const WAITING_MAX = 10;

/**
 * Starts to import a CSV file of the drive; the same file that is still under way is enough.
 * @throws Refusal like `importFile`
 */
export function startImport(
	core: Core,
	me: UserRow,
	what: CsvImport,
	fileId: string,
	options: ImportOptions = {},
): void {
	importFile(core, me, fileId, true);
	if (core.jobs.of('import', me.id).some(job => job.what === what && job.fileId === fileId)) return;
	checkRoom(core.jobs.count('import', me.id), WAITING_MAX);
	core.jobs.add('import', me.id, { what, fileId, ...options });
}
