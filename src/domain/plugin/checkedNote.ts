import { isRecord } from '@/base/isRecord';
import type { NoteJson } from './NoteView';

/** Who and what a note is: no plugin changes that. */
const FIXED = ['id', 'userId', 'createdAt', 'visibility', 'localOnly', 'replyId', 'renoteId', 'channelId'] as const;
/** Longer texts are not shown; a content warning shows as a whole, unlike a long text. */
const MOST_CHARACTERS = { text: 20_000, cw: 500 } as const;

/**
 * What a plugin returned for a note, as far as it may change one: its text and content warning, and those of the notes in
 * it. Null where the plugin hides it; the same object where it changed nothing, or returned something else.
 */
export function checkedNote(before: NoteJson, returned: unknown): NoteJson | null {
	if (returned === null) return null;
	if (!isRecord(returned) || !isSameNote(before, returned)) return before;
	const text = textOf(before, returned, 'text');
	const cw = textOf(before, returned, 'cw');
	const reply = innerNote(before.reply, returned.reply);
	const renote = innerNote(before.renote, returned.renote);
	const isSame = text === before.text && cw === before.cw && reply === before.reply && renote === before.renote;
	return isSame ? before : { ...before, text, cw, reply, renote };
}

/** A note within another one can't be hidden alone. */
function innerNote(before: unknown, returned: unknown): unknown {
	return isRecord(before) && isRecord(returned) ? (checkedNote(before, returned) ?? before) : before;
}

/** Programs may leave out what they don't care for, but not change it. */
const isSameNote = (before: NoteJson, returned: NoteJson): boolean =>
	before.id === returned.id &&
	FIXED.every(name => !Object.hasOwn(returned, name) || (returned[name] ?? null) === (before[name] ?? null));

function textOf(before: NoteJson, returned: NoteJson, name: 'text' | 'cw'): unknown {
	const own = before[name];
	const value = Object.hasOwn(returned, name) ? returned[name] : own;
	const most = Math.max(MOST_CHARACTERS[name], typeof own === 'string' ? own.length : 0);
	const isText = value === null || (typeof value === 'string' && value.length <= most);
	// A note with nothing but its text would become a renote.
	return isText && !(value === null && name === 'text') ? value : own;
}
