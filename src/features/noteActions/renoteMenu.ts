import type { ActionGroup } from '@/blocks/actions/ActionDefinition';
import { defaultNoteVisibility } from '@/blocks/actions/defaultNoteVisibility';
import { passGate } from '@/blocks/actions/gate';
import { openActionMenu } from '@/blocks/actions/openActionMenu';
import { submenuItems } from '@/blocks/actions/submenuItems';
import type { Note, Visibility } from '@/domain/note/Note';
import { canRenoteOutside, renoteVisibility } from '@/domain/note/renoteRules';
import { text } from '@/i18n/text';
import { appEvents } from '@/stores/appEvents';
import { collection } from '@/stores/collections';
import { intents } from '@/stores/intents';
import { preferences } from '@/stores/preferences/Preferences';
import type { Session } from '@/stores/session/Session';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { toast } from '@/ui/toast/toasts';

interface Renotable {
	readonly session: Session;
	readonly note: Note;
}

const inItsChannel = ({ note }: Renotable): boolean => note.channel !== null;
const outside = ({ note }: Renotable): boolean => canRenoteOutside(note);
const channelOf = ({ note }: Renotable) => (note.channel ? { channelId: note.channel.id } : {});

/** Renote or quote, here or in a channel (rules/notes#renoting). */
const RENOTE_ACTIONS: readonly ActionGroup<Renotable>[] = [
	[
		{
			id: 'renoteInChannel',
			icon: 'renote',
			name: () => text.noteActions.renoteInChannel,
			caption: ({ note }) => note.channel?.name ?? '',
			isOffered: inItsChannel,
			run: on => void renote(on, channelOf(on)),
		},
		{
			id: 'quoteInChannel',
			icon: 'quote',
			name: () => text.noteActions.quoteInChannel,
			caption: ({ note }) => note.channel?.name ?? '',
			isOffered: inItsChannel,
			run: on => intents.send({ kind: 'compose', session: on.session, quote: on.note.id, ...channelOf(on) }),
		},
		{
			id: 'renote',
			icon: 'renote',
			name: () => text.noteActions.renote,
			isOffered: outside,
			run(on) {
				const visibility = renoteVisibility(on.note, preferences.get(defaultNoteVisibility, on.session));
				void renote(on, { visibility, localOnly: on.note.localOnly });
			},
		},
		{
			id: 'quote',
			icon: 'quote',
			name: () => text.noteActions.quote,
			isOffered: outside,
			run: ({ session, note }) => intents.send({ kind: 'compose', session, quote: note.id }),
		},
		{
			id: 'renoteToChannel',
			icon: 'channel',
			name: () => text.noteMenu.renoteToChannel,
			who: 'member',
			needs: ['read:channels'],
			isOffered: outside,
			items: on => channelMenu(on),
		},
	],
];

/** Opens the menu for renoting a note. */
export function openRenoteMenu(session: Session, noteId: string, anchor: HTMLElement): void {
	const note = session.entities.note(noteId);
	if (!note) return;
	openActionMenu({
		anchor,
		label: text.noteActions.renote,
		groups: () => RENOTE_ACTIONS,
		on: () => ({ session, note }),
	});
}

/** The user's favourite channels. */
function channelMenu(on: Renotable): Promise<readonly MenuItem[]> {
	return submenuItems(async () => {
		const channels = (await collection(on.session, 'favoriteChannels')).filter(channel => !channel.isArchived);
		if (channels.length === 0) return [{ type: 'label', text: text.noteMenu.noChannels }];
		return channels.map(
			({ id, name }): MenuItem => ({
				text: name,
				icon: 'channel',
				onSelect: () => void renote(on, { channelId: id }),
			}),
		);
	});
}

interface RenoteTarget {
	visibility?: Visibility;
	localOnly?: boolean;
	channelId?: string;
}

async function renote({ session, note }: Renotable, target: RenoteTarget): Promise<void> {
	const noteId = await passGate(session, {
		async perform() {
			const { createdNote } = await session.api.call('notes/create', { renoteId: note.id, ...target });
			session.entities.ingest([createdNote]);
			return createdNote.id;
		},
	});
	if (noteId === undefined) return;
	appEvents.emit('renoted', { session, noteId });
	toast(text.noteActions.renoted, { icon: 'renote', tone: 'success' });
}
