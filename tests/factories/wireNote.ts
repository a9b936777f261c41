import type { WireNote, WireUser } from '@/wire/entities';

let count = 0;

/** `user1`, Mara, as a server sends her. */
export function wireUser(change: Partial<WireUser> = {}): WireUser {
	return { id: 'user1', username: 'mara', host: null, name: 'Mara Lindqvist', ...change };
}

/** A public note of Mara's as a server sends it; ids count up. */
export function wireNote(change: Partial<WireNote> = {}): WireNote {
	const user = change.user ?? wireUser();
	return {
		id: `wire${++count}`,
		userId: user.id,
		user,
		createdAt: new Date().toISOString(),
		text: 'Fog lifted over the breakwater.',
		visibility: 'public',
		reactions: {},
		files: [],
		...change,
	};
}
