import type { Core } from '../Core';
import type { UserRow } from '../store/tables/users';
import type { ExportKind } from './ExportKind';
import type { ExportOptions } from './exportDefinitions';

/** Starts an export; one of this kind that is still under way is enough. */
export function startExport({ jobs }: Core, me: UserRow, what: ExportKind, options: ExportOptions = {}): void {
	if (jobs.of('export', me.id).some(job => job.what === what)) return;
	jobs.add('export', me.id, { what, ...options });
}
