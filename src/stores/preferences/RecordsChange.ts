import type { PreferenceRecord } from './records';
import type { VersionSource } from './versions/Version';

/** A change of one key's records. It can be applied again to records that another tab has stored meanwhile. */
export interface RecordsChange {
	readonly key: string;
	readonly apply: (records: readonly PreferenceRecord[]) => readonly PreferenceRecord[];
	/** Where the new value came from. */
	readonly source: VersionSource;
}
