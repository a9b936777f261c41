import type { ExportKind } from '../exports/exportDefinitions';
import type { ImportKind } from '../imports/importDefinitions';

/** What each kind of job is stored with. Rows of older versions have it too: add fields that may be missing. */
export interface JobData {
	export: { what: ExportKind; excludeMuting?: boolean; excludeInactive?: boolean };
	import: { what: ImportKind; fileId: string; withReplies?: boolean };
}
export type JobKind = keyof JobData;
