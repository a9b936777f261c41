import type { Home, Person } from './Home';

/** The fields of a note that tests of posting check. */
export interface ServedNote {
	readonly id: string;
	readonly text: string | null;
	readonly cw: string | null;
	readonly visibility: string;
	readonly localOnly?: boolean;
	readonly replyId: string | null;
	readonly renoteId: string | null;
	readonly reactionAcceptance: string | null;
	readonly visibleUserIds?: readonly string[];
	readonly poll?: { multiple: boolean; expiresAt: string | null; choices: readonly { text: string }[] };
	readonly files: readonly {
		id: string;
		name: string;
		type: string;
		comment: string | null;
		isSensitive: boolean;
		userId: string | null;
	}[];
}

/** The newest note of a user, from the server. */
export async function lastNote(home: Home, person: Person): Promise<ServedNote | undefined> {
	return (await home.call<ServedNote[]>('users/notes', { userId: person.id, limit: 1, withReplies: true }, person))[0];
}
