import { passGate } from '@/blocks/actions/gate';
import { text } from '@/i18n/text';
import { appEvents } from '@/stores/appEvents';
import type { Session } from '@/stores/session/Session';
import type { IconName } from '@/ui/icon/Icon';
import { toast } from '@/ui/toast/toasts';

type SwitchName = `notes/${'favorites' | 'thread-muting'}/${'create' | 'delete'}`;

/** A flag of a note on the server: how it is set and cleared, and the message. */
interface Kept {
	readonly endpoints: readonly [on: SwitchName, off: SwitchName];
	readonly icon: IconName;
	readonly said: () => readonly [on: string, off: string];
	readonly done?: (session: Session, noteId: string, isOn: boolean) => void;
}

const FAVORITE: Kept = {
	endpoints: ['notes/favorites/create', 'notes/favorites/delete'],
	icon: 'star',
	said: () => [text.noteMenu.favorited, text.noteMenu.unfavorited],
	done: (session, noteId, isOn) => appEvents.emit('favorited', { session, noteId, isOn }),
};

const THREAD_MUTE: Kept = {
	endpoints: ['notes/thread-muting/create', 'notes/thread-muting/delete'],
	icon: 'mute',
	said: () => [text.noteMenu.threadMuted, text.noteMenu.threadUnmuted],
};

export const favorite = (session: Session, noteId: string, isOn: boolean) =>
	passGate(session, { perform: () => keep(session, noteId, FAVORITE, isOn) });

export const muteThread = (session: Session, noteId: string, isOn: boolean) =>
	passGate(session, { perform: () => keep(session, noteId, THREAD_MUTE, isOn) });

async function keep(session: Session, noteId: string, kept: Kept, isOn: boolean): Promise<void> {
	const index = isOn ? 0 : 1;
	await session.api.call(kept.endpoints[index], { noteId });
	kept.done?.(session, noteId, isOn);
	toast(kept.said()[index], { icon: kept.icon });
}

/** Pins the user's own note to their profile, or unpins it (rules/notes#pins). */
export async function pin(session: Session, noteId: string, isOn: boolean): Promise<void> {
	await passGate(session, {
		async perform({ api }) {
			await api.call(isOn ? 'i/pin' : 'i/unpin', { noteId });
			const others = (session.me.getState().me?.pinnedNoteIds ?? []).filter(id => id !== noteId);
			session.patchMe({ pinnedNoteIds: isOn ? [noteId, ...others] : others });
			toast(isOn ? text.noteMenu.pinned : text.noteMenu.unpinned, { icon: 'pin' });
		},
	});
}

/**
 * Pins a note in its channel, or unpins it.
 * @param pins the pinned notes at present
 */
export async function pinInChannel(
	session: Session,
	noteId: string,
	channelId: string,
	pins: readonly string[],
): Promise<void> {
	const isOn = !pins.includes(noteId);
	const pinnedNoteIds = isOn ? [...pins, noteId] : pins.filter(id => id !== noteId);
	await passGate(session, {
		async perform({ api }) {
			await api.call('channels/update', { channelId, pinnedNoteIds });
			appEvents.emit('channelChanged', { session, channelId });
			toast(isOn ? text.noteMenu.pinned : text.noteMenu.unpinned, { icon: 'pin' });
		},
	});
}
