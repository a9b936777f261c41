import { appEvents } from '@/stores/appEvents';
import type { Session } from '@/stores/session/Session';
import { playEvent } from './playEvent';

/**
 * Plays the sounds of what happens: notes that arrive in a timeline on the screen, the user's own notes and reactions,
 * and notifications that this tab tells of.
 * @returns the function that stops it
 */
export function watchSounds(): () => void {
	const ends = [
		appEvents.on('posted', () => playEvent('noteMy')),
		appEvents.on('reacted', () => playEvent('reaction')),
		appEvents.on('notesArrived', ({ session: where, noteIds }) => {
			if (noteIds.some(id => isHeard(where, id))) playEvent('note');
		}),
		appEvents.on('notificationTold', () => playEvent('notification')),
	];
	return () => {
		for (const end of ends) end();
	};
}

/** The user's own notes have a sound of their own; muted ones have none. */
function isHeard(session: Session, noteId: string): boolean {
	const note = session.entities.note(noteId);
	return note !== undefined && note.userId !== session.userId && session.wordMutes.verdictOf(noteId) === 'none';
}
