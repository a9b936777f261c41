import { text } from '@/i18n/text';
import { clipMenu } from '../clipMenu';
import { favorite, muteThread, pin, pinInChannel } from '../keepNote';
import { runsChannel } from '../noteState';
import type { NoteAction, ShownNote } from '../ShownNote';

/** Actions that keep the note for the user: favourites, clips and the like. */
export const keeping: readonly NoteAction[] = [
	{
		id: 'favorite',
		icon: ({ state }) => (state?.isFavorited ? 'starFilled' : 'star'),
		name: () => text.hotkeys.favorite,
		label: ({ state }) => (state?.isFavorited ? text.noteMenu.unfavorite : text.noteMenu.favorite),
		keys: ['f'],
		who: 'member',
		needs: ['write:favorites', 'read:account'],
		isReady: ({ state }) => state !== null,
		run: ({ session, note, state }) => void favorite(session, note.id, !state?.isFavorited),
	},
	{
		id: 'clip',
		icon: 'clip',
		name: () => text.noteMenu.clip,
		who: 'member',
		needs: ['write:account', 'read:account'],
		items: ({ session, note }) => clipMenu(session, note.id),
	},
	{
		id: 'muteThread',
		icon: ({ state }) => (state?.isMutedThread ? 'bell' : 'mute'),
		label: ({ state }) => (state?.isMutedThread ? text.noteMenu.unmuteThread : text.noteMenu.muteThread),
		who: 'member',
		needs: ['write:account', 'read:account'],
		isReady: ({ state }) => state !== null,
		run: ({ session, note, state }) => void muteThread(session, note.id, !state?.isMutedThread),
	},
	{
		id: 'pin',
		icon: shown => (isPinned(shown) ? 'pinFilled' : 'pin'),
		label: shown => (isPinned(shown) ? text.noteMenu.unpin : text.noteMenu.pin),
		who: 'member',
		needs: ['write:account'],
		isOffered: ({ session, note }) => note.userId === session.userId,
		run: shown => void pin(shown.session, shown.note.id, !isPinned(shown)),
	},
	{
		id: 'pinInChannel',
		icon: 'channel',
		label: shown =>
			channelPins(shown).includes(shown.note.id) ? text.noteMenu.unpinInChannel : text.noteMenu.pinInChannel,
		caption: ({ note }) => note.channel?.name ?? '',
		who: 'member',
		needs: ['write:channels', 'read:account'],
		isOffered: ({ session, note }) => runsChannel(session, note),
		isReady: ({ state }) => (state?.channelPins ?? null) !== null,
		run(shown) {
			const { session, note } = shown;
			if (note.channel) void pinInChannel(session, note.id, note.channel.id, channelPins(shown));
		},
	},
];

const isPinned = ({ session, note }: ShownNote): boolean =>
	session.me.getState().me?.pinnedNoteIds.includes(note.id) ?? false;

const channelPins = ({ state }: ShownNote): readonly string[] => state?.channelPins ?? [];
