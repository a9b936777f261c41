import { isRecord } from '@/base/isRecord';
import type { PreferenceRecord, Scope } from './records';
import type { RecordsPatch } from './recordsPatch';

/**
 * The patches of a journal that a tab left, by key. Tabs of older versions wrote down all records of a key instead;
 * those are set, and none is removed. What is broken is left out.
 */
export function journalPatches(left: unknown): readonly (readonly [key: string, patch: RecordsPatch])[] {
	if (!isRecord(left)) return [];
	return Object.entries(left)
		.filter(([key]) => key !== '__proto__')
		.map(([key, patch]) => [key, patchFrom(patch)] as const)
		.filter(([, { set, removed }]) => set.length + removed.length > 0);
}

function patchFrom(patch: unknown): RecordsPatch {
	if (Array.isArray(patch)) return { set: patch.filter(isPreferenceRecord), removed: [] };
	const { set, removed } = isRecord(patch) ? patch : {};
	return {
		set: Array.isArray(set) ? set.filter(isPreferenceRecord) : [],
		removed: Array.isArray(removed) ? removed.filter((scope): scope is Scope => isRecord(scope)) : [],
	};
}

const isPreferenceRecord = (record: unknown): record is PreferenceRecord =>
	Array.isArray(record) && record.length === 3 && isRecord(record[0]) && isRecord(record[2]);
