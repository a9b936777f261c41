import { appEvents } from '@/stores/appEvents';
import { isNews, ruleSound } from '@/stores/muting/isNews';
import { playEvent } from './playEvent';
import type { SoundSetting } from './soundSettings';

/**
 * Plays the sounds of what happens: notes that arrive in a timeline on the screen, or come to match a rule there, the user's own notes and reactions,
 * and notifications that this tab tells of.
 * @param soundOf the sound of a column's new notes; null for that of the settings
 * @returns the function that stops it
 */
export function watchSounds(soundOf: (columnId: string) => SoundSetting | null): () => void {
	const ends = [
		appEvents.on('posted', () => playEvent('noteMy')),
		appEvents.on('reacted', () => playEvent('reaction')),
		appEvents.on('notesArrived', ({ session: where, noteIds, columnId }) => {
			const sound = ruleSound(where, noteIds, columnId);
			if (sound) playEvent('note', sound);
			else if (noteIds.some(id => isNews(where, id, columnId))) playEvent('note', soundOf(columnId));
		}),
		appEvents.on('ruleSounded', ({ sound }) => playEvent('note', sound)),
		appEvents.on('notificationTold', () => playEvent('notification')),
	];
	return () => {
		for (const end of ends) end();
	};
}
