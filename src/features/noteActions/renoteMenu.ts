import { passGate } from '@/blocks/actions/gate';
import { submenuItems } from '@/blocks/actions/submenuItems';
import type { Visibility } from '@/domain/Note';
import { canRenoteOutside, renoteVisibility } from '@/domain/renoteRules';
import { text } from '@/i18n/text';
import { appEvents } from '@/stores/appEvents';
import { collection } from '@/stores/collections';
import { intents } from '@/stores/intents';
import { preferences } from '@/stores/preferences/Preferences';
import type { Session } from '@/stores/session/Session';
import { tokenMay } from '@/stores/session/tokenMay';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openMenu } from '@/ui/menu/openMenu';
import { toast } from '@/ui/toast/toasts';

/** Renote or quote, here or in a channel (spec 2 §5: rules of channels and visibility). */
export function openRenoteMenu(session: Session, noteId: string, anchor: HTMLElement): void {
	const note = session.entities.note(noteId);
	if (!note) return;
	const visibility = renoteVisibility(note, preferences.get('defaultNoteVisibility'));
	const { channel } = note;
	const inChannel: MenuItem[] = channel
		? [
				{
					text: text.noteActions.renoteInChannel,
					caption: channel.name,
					icon: 'renote',
					onSelect: () => void renote(session, noteId, { channelId: channel.id }),
				},
				{
					text: text.noteActions.quoteInChannel,
					caption: channel.name,
					icon: 'quote',
					onSelect: () => intents.send({ kind: 'compose', session, quote: noteId, channelId: channel.id }),
				},
			]
		: [];
	const outside: MenuItem[] = canRenoteOutside(note)
		? [
				{
					text: text.noteActions.renote,
					icon: 'renote',
					onSelect: () => void renote(session, noteId, { visibility, localOnly: note.localOnly }),
				},
				{
					text: text.noteActions.quote,
					icon: 'quote',
					onSelect: () => intents.send({ kind: 'compose', session, quote: noteId }),
				},
			]
		: [];
	const inChannels: MenuItem[] =
		session.isMember && tokenMay(session, 'read:channels') && canRenoteOutside(note)
			? [
					{
						type: 'submenu',
						text: text.noteMenu.renoteToChannel,
						icon: 'channel',
						items: () => channelMenu(session, noteId),
					},
				]
			: [];
	openMenu({ anchor, items: [...inChannel, ...outside, ...inChannels], label: text.noteActions.renote });
}

/** One's favourite channels. */
function channelMenu(session: Session, noteId: string): Promise<readonly MenuItem[]> {
	return submenuItems(async () => {
		const channels = (await collection(session, 'favoriteChannels')).filter(channel => !channel.isArchived);
		if (channels.length === 0) return [{ type: 'label', text: text.noteMenu.noChannels }];
		return channels.map(
			({ id, name }): MenuItem => ({
				text: name,
				icon: 'channel',
				onSelect: () => void renote(session, noteId, { channelId: id }),
			}),
		);
	});
}

interface RenoteTarget {
	visibility?: Visibility;
	localOnly?: boolean;
	channelId?: string;
}

async function renote(session: Session, renoteId: string, target: RenoteTarget): Promise<void> {
	const noteId = await passGate(session, {
		async perform() {
			const { createdNote } = await session.api.call('notes/create', { renoteId, ...target });
			session.entities.ingest([createdNote]);
			return createdNote.id;
		},
	});
	if (noteId === undefined) return;
	appEvents.emit('renoted', { session, noteId });
	toast(text.noteActions.renoted, { icon: 'renote', tone: 'success' });
}
