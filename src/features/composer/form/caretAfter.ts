import { textChanges } from '@/domain/draft/textChanges';

/** Where a caret at `at` is once `before` has become `after`: behind the same letters. UTF-16 units, as fields count. */
export function caretAfter(before: string, after: string, at: number): number {
	const place = Array.from(before.slice(0, at)).length;
	let moved = place;
	for (const { from, to, insert } of textChanges(Array.from(before), Array.from(after))) {
		if (from >= place) break;
		moved += Array.from(insert).length - (Math.min(to, place) - from);
	}
	return Array.from(after).slice(0, Math.max(0, moved)).join('').length;
}
