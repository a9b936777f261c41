import { isRecord } from '@/base/isRecord';

/** A note as plugins have it, as JSON. */
export type NoteJson = Readonly<Record<string, unknown>>;

/** What plugins made of a note where it shows. What is missing is the note's own. */
export interface NoteView {
	readonly text?: string;
	readonly cw?: string | null;
	/** Of the note that it answers. */
	readonly reply?: NoteView;
	readonly renote?: NoteView;
}

/** One for each note, in order; null for a note that a plugin hides. */
export type NoteViewList = readonly (NoteView | null)[];

/** Notes that plugins are asked about together. */
export interface NoteBatch {
	/** The JSON of an array of notes, as they are without plugins. */
	readonly notes: string;
	/** What the plugins before made of each. */
	readonly views: NoteViewList;
}

/** The note with what plugins made of it. */
export function withView(note: NoteJson, { text, cw, reply, renote }: NoteView): NoteJson {
	return {
		...note,
		...(text !== undefined && { text }),
		...(cw !== undefined && { cw }),
		...(reply && isRecord(note.reply) && { reply: withView(note.reply, reply) }),
		...(renote && isRecord(note.renote) && { renote: withView(note.renote, renote) }),
	};
}

/** What of a note differs where it shows. */
export function viewOf(note: NoteJson, shown: NoteJson): NoteView {
	const { text, cw } = shown;
	const reply = innerView(note.reply, shown.reply);
	const renote = innerView(note.renote, shown.renote);
	return {
		...(typeof text === 'string' && text !== note.text && { text }),
		...((typeof cw === 'string' || cw === null) && cw !== note.cw && { cw }),
		...(reply && { reply }),
		...(renote && { renote }),
	};
}

/** Undefined if nothing differs. */
function innerView(note: unknown, shown: unknown): NoteView | undefined {
	if (note === shown || !isRecord(note) || !isRecord(shown)) return undefined;
	const view = viewOf(note, shown);
	return Object.keys(view).length > 0 ? view : undefined;
}
