import { type Note, VISIBILITIES, type Visibility } from './Note';

/**
 * Whether the reader may renote or quote this note: public and home ones, and their own for followers.
 * rules/notes#renoting.
 * @param myId null for visitors
 */
export function canRenote(note: Note, myId: string | null): boolean {
	if (note.visibility === 'public' || note.visibility === 'home') return true;
	return note.visibility === 'followers' && note.userId === myId;
}

/** Whether it may also be renoted outside of its channel (rules/notes#renoting). */
export function canRenoteOutside(note: Note): boolean {
	return note.channel === null || note.channel.allowRenoteToExternal;
}

/**
 * The most restrictive of the note's own visibility, the reader's default, and home in a sensitive channel.
 * rules/notes#renoting.
 */
export function renoteVisibility(note: Note, byDefault: Visibility): Visibility {
	const candidates = [note.visibility, byDefault, note.channel?.isSensitive ? 'home' : 'public'] as const;
	return VISIBILITIES[Math.max(...candidates.map(each => VISIBILITIES.indexOf(each)))] ?? 'specified';
}

/** Renotes of what the reader wrote or has reacted to say nothing new: they collapse where `collapseRenotes` is on. */
export function isRenoteCollapsed(target: Note, myId: string | null): boolean {
	return myId !== null && (target.userId === myId || target.myReaction !== null);
}
