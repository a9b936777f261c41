import { definePages } from '@/stores/queries/Query';
import { CHILDREN, fetchChildren } from './fetchThread';

/** The ids of the replies to a note. */
export const childrenQuery = definePages({
	name: 'children',
	lifetime: 'open',
	async fetch(session, noteId: string, cursor, signal) {
		const items = await fetchChildren(session, noteId, cursor, signal);
		return { items, next: items.length < CHILDREN ? null : (items.at(-1) ?? null) };
	},
});
