import { textChanges } from '@/domain/draft/textChanges';

/** The caret's new position when `before` has become `after`: behind the same letters. In UTF-16 units, like fields. */
export function caretAfter(before: string, after: string, at: number): number {
	const place = Array.from(before.slice(0, at)).length;
	let moved = place;
	for (const { from, to, insert } of textChanges(Array.from(before), Array.from(after))) {
		if (from >= place) break;
		moved += Array.from(insert).length - (Math.min(to, place) - from);
	}
	return Array.from(after).slice(0, Math.max(0, moved)).join('').length;
}
