import { appEvents } from '@/stores/appEvents';
import { onceJudged } from '@/stores/columnRules/ruledColumns';
import { isNews, ruleSound } from '@/stores/muting/isNews';
import type { Session } from '@/stores/session/Session';
import { playEvent } from './playEvent';
import type { SoundSetting } from './soundSettings';

/** The sounds that columns have of their own; null for those of the settings. */
export interface ColumnSounds {
	/** Of a column's new notes. */
	readonly ofNotes: (columnId: string) => SoundSetting | null;
	/** Of an account's notifications of this type. */
	readonly ofNotification: (session: Session, type: string) => SoundSetting | null;
}

/**
 * Plays the sounds of what happens: notes that arrive in a timeline on the screen, or come to match a rule there, the
 * user's own notes and reactions, and notifications that this tab tells of.
 * @returns the function that stops it
 */
export function watchSounds(own: ColumnSounds): () => void {
	const ends = [
		appEvents.on('posted', () => playEvent('noteMy')),
		appEvents.on('reacted', () => playEvent('reaction')),
		appEvents.on('notesArrived', ({ session: where, noteIds, columnId }) => {
			onceJudged(columnId, noteIds, () => {
				const sound = ruleSound(where, noteIds, columnId);
				if (sound) playEvent('note', sound);
				else if (noteIds.some(id => isNews(where, id, columnId))) playEvent('note', own.ofNotes(columnId));
			});
		}),
		appEvents.on('ruleSounded', ({ sound }) => playEvent('note', sound)),
		appEvents.on('notificationTold', ({ session, type }) =>
			playEvent('notification', own.ofNotification(session, type)),
		),
	];
	return () => {
		for (const end of ends) end();
	};
}
