export interface LoadCall {
	readonly endpoint: string;
	readonly params: object;
	readonly token: string;
}

interface Source {
	readonly readers: readonly string[];
	readonly noteIds: readonly string[];
	readonly posters: readonly { readonly id: string }[];
}

/** Of 20 requests 11 are pages of timelines, 3 single notes, and one each of six other kinds. */
const KINDS = 'hhnlsihugnhmlpsrnchg';

/** A realistic, even mix of requests, by index. No reaction is repeated. */
export function loadMix({ readers, noteIds, posters }: Source): (index: number) => LoadCall {
	const PAGE = { limit: 20 };
	let reactions = 0;
	const call = (index: number): Omit<LoadCall, 'token'> & { token?: string } => {
		const noteId = noteIds[index % noteIds.length];
		const userId = posters[index % posters.length]?.id;
		switch (KINDS[index % KINDS.length]) {
			case 'h':
				return { endpoint: 'notes/timeline', params: PAGE };
			case 'l':
				return { endpoint: 'notes/local-timeline', params: PAGE };
			case 's':
				return { endpoint: 'notes/hybrid-timeline', params: PAGE };
			case 'g':
				return { endpoint: 'notes/global-timeline', params: PAGE };
			case 'n':
				return { endpoint: 'notes/show', params: { noteId } };
			case 'u':
				return { endpoint: 'users/show', params: { userId } };
			case 'i':
				return { endpoint: 'i', params: {} };
			case 'm':
				return { endpoint: 'meta', params: { detail: true } };
			case 'p':
				return { endpoint: 'i/notifications', params: PAGE };
			case 'r': {
				const turn = reactions++;
				const reacted = noteIds[Math.floor(turn / readers.length) % noteIds.length];
				const token = readers[turn % readers.length] ?? '';
				return { endpoint: 'notes/reactions/create', params: { noteId: reacted, reaction: '👍' }, token };
			}
			default:
				return { endpoint: 'notes/reactions', params: { noteId, limit: 10 } };
		}
	};
	return index => ({ token: readers[index % readers.length] ?? '', ...call(index) });
}
