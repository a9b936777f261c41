import { isPureRenote } from '@/domain/note/isPureRenote';
import type { Note } from '@/domain/note/Note';
import type { User } from '@/domain/person/User';
import type { SeenNote, SeenPart, SeenPlace } from '@/domain/seen/SeenNote';

/** The most characters of a text that are kept; servers allow 3,000 in a note. */
const MAX_TEXT = 10_000;

/** The ids of notes that previews make up; a server's have none. */
const MADE_UP = /\s/;

/**
 * What is kept of a note that was shown.
 * @returns null if there is nothing to be searched for: in a pure renote, or one whose content isn't shown or is made up
 */
export function toSeenNote(note: Note, user: User, places: readonly SeenPlace[]): SeenNote | null {
	if (note.isDeleted || note.isHidden || isPureRenote(note) || MADE_UP.test(note.id)) return null;
	const choices = note.poll?.choices.map(choice => choice.text) ?? [];
	const text = [note.text ?? '', ...choices].filter(part => part !== '').join('\n');
	const alt = note.files.flatMap(({ comment }) => comment ?? []).join('\n');
	return {
		...{ id: note.id, at: note.createdAt, text: text.slice(0, MAX_TEXT), cw: note.cw, alt: alt.slice(0, MAX_TEXT) },
		...{ userId: user.id, username: user.username, host: user.host, name: user.name },
		...{ visibility: note.visibility, channel: note.channel?.name ?? null, has: partsOf(note), places },
	};
}

const LINK = /https?:\/\//;

function partsOf({ files, text, poll, cw }: Note): readonly SeenPart[] {
	const hasType = (type: string) => files.some(file => file.type.startsWith(`${type}/`));
	const has: Readonly<Record<SeenPart, boolean>> = {
		image: hasType('image'),
		video: hasType('video'),
		audio: hasType('audio'),
		file: files.length > 0,
		link: text !== null && LINK.test(text),
		poll: poll !== null,
		cw: cw !== null,
	};
	return (Object.keys(has) as SeenPart[]).filter(part => has[part]);
}
