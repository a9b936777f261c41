import { isSameJson } from '@/base/isSameJson';
import type { ReadableSource } from './resolveSources';

/** Whether the timelines of a merged column are read as before: the same ones, with the same sessions. */
export const areSameSources = (now: readonly ReadableSource[], before: readonly ReadableSource[]): boolean =>
	now.length === before.length &&
	now.every(({ id, session, source }, index) => {
		const other = before[index];
		return id === other?.id && session === other.session && isSameJson(source, other.source);
	});
