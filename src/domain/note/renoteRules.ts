import { type Note, VISIBILITIES, type Visibility } from './Note';

/**
 * Whether the reader may renote or quote this note: public and home notes, and their own followers-only ones
 * (rules/notes#renoting).
 * @param myId null for visitors
 */
export function canRenote(note: Note, myId: string | null): boolean {
	if (note.visibility === 'public' || note.visibility === 'home') return true;
	return note.visibility === 'followers' && note.userId === myId;
}

/** Whether a note of a channel may also be renoted outside of it (rules/notes#renoting). */
export function canRenoteOutside(note: Note): boolean {
	return note.channel === null || note.channel.allowRenoteToExternal;
}

/**
 * The most restrictive of the note's visibility, the reader's default, and home if the channel is sensitive
 * (rules/notes#renoting).
 */
export function renoteVisibility(note: Note, byDefault: Visibility): Visibility {
	const candidates = [note.visibility, byDefault, note.channel?.isSensitive ? 'home' : 'public'] as const;
	return VISIBILITIES[Math.max(...candidates.map(each => VISIBILITIES.indexOf(each)))] ?? 'specified';
}

/**
 * Renotes of the reader's own notes, and of notes that they reacted to, are collapsed while `collapseRenotes` is on.
 */
export function isRenoteCollapsed(target: Note, myId: string | null): boolean {
	return myId !== null && (target.userId === myId || target.myReaction !== null);
}
