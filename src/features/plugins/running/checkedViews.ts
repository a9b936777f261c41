import { isRecord } from '@/base/isRecord';
import type { NoteView, NoteViewList } from '@/domain/plugin/NoteView';

/** Far more than a note may have: what a plugin may make of one is checked in its worker (`domain/plugin/checkedNote`). */
const MOST_CHARACTERS = 100_000;
/** A renote of a quote has both in it. */
const DEPTH = 2;

/**
 * What a plugin's worker answered for some notes. Where that is no view, a note stays as the plugins before left it; what
 * one of them hides stays hidden.
 */
export function checkedViews(before: NoteViewList, answered: unknown): NoteViewList {
	const views: readonly unknown[] = Array.isArray(answered) ? answered : [];
	return before.map((known, index) => {
		const view = views[index];
		return known !== null && (view === null || isView(view, DEPTH)) ? view : known;
	});
}

const isView = (value: unknown, depth: number): value is NoteView =>
	isRecord(value) &&
	(value.text === undefined || isShort(value.text)) &&
	(value.cw === undefined || value.cw === null || isShort(value.cw)) &&
	[value.reply, value.renote].every(inner => inner === undefined || (depth > 0 && isView(inner, depth - 1)));

const isShort = (value: unknown): boolean => typeof value === 'string' && value.length <= MOST_CHARACTERS;
