import type { NoteFacts } from '@/domain/columnRule/NoteFacts';
import { isPureRenote } from '@/domain/note/isPureRenote';
import type { Note } from '@/domain/note/Note';
import type { User } from '@/domain/person/User';

interface Known {
	/** The host of the session's server. */
	readonly host: string;
	readonly entities: {
		note(id: string): Note | undefined;
		user(id: string): User | undefined;
	};
}

/** What the rules of a column read of a note; of a renote alone where what it renotes isn't there. Null if it isn't stored. */
export function noteFacts({ host, entities }: Known, noteId: string): NoteFacts | null {
	const note = entities.note(noteId);
	if (!note) return null;
	const isRenote = isPureRenote(note);
	const shown = (isRenote && entities.note(note.renoteId ?? '')) || note;
	const people = [...new Set([shown.userId, note.userId])].flatMap(id => entities.user(id) ?? []);
	const isQuote = shown.renoteId !== null && !isPureRenote(shown);
	const quoted = isQuote ? entities.note(shown.renoteId ?? '') : undefined;
	return {
		authors: people.flatMap(user => namesOf(user, host)),
		text: textOf(shown),
		quotedText: quoted ? textOf(quoted) : '',
		server: (people[0]?.host ?? host).toLowerCase(),
		hasMedia: shown.files.length > 0,
		hasCw: shown.cw !== null,
		isRenote,
		isQuote,
		isReply: shown.replyId !== null,
		isBot: people.some(({ isBot }) => isBot),
		reactions: shown.reactionCount,
	};
}

function namesOf({ username, host }: User, ownHost: string): readonly string[] {
	const name = username.toLowerCase();
	return host === null ? [name, `${name}@${ownHost.toLowerCase()}`] : [`${name}@${host.toLowerCase()}`];
}

function textOf({ cw, text, poll }: Note): string {
	const choices = poll?.choices.map(choice => choice.text) ?? [];
	return [cw, text, ...choices].filter(part => part !== null && part !== '').join('\n');
}
