import { copyAndTell } from '@/blocks/actions/copyAndTell';
import { reportAbuse } from '@/blocks/actions/reportAbuse';
import type { Navigation } from '@/blocks/NavigationContext';
import { selectionIn } from '@/blocks/selection/selectedMfm';
import { threadAt } from '@/blocks/thread/threadAt';
import { acct } from '@/domain/acct';
import type { Note } from '@/domain/Note';
import { type NoteOffers, noteOffers } from '@/domain/noteOffers';
import { pathTo } from '@/domain/paths/pathTo';
import type { User } from '@/domain/User';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { handlers } from '@/stores/handlers';
import { intents } from '@/stores/intents';
import { preferences } from '@/stores/preferences/Preferences';
import type { Session } from '@/stores/session/Session';
import { tokenMay } from '@/stores/session/tokenMay';
import { translations } from '@/stores/translations';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openMenu } from '@/ui/menu/openMenu';
import { withDividers } from '@/ui/menu/withDividers';
import { clipMenu } from './clipNote';
import { deleteAndEdit, deleteNote } from './deleteNote';
import { emojisOf } from './emojisOf';
import { favorite, muteThread, pin, pinInChannel } from './keepNote';
import { fetchNoteState, type NoteState } from './noteState';
import { openEmbed } from './openEmbed';
import { openRenoters } from './openRenoters';
import { react } from './react';
import { translateNote } from './translateNote';

interface NoteMenu {
	readonly session: Session;
	readonly note: Note;
	readonly author: User | undefined;
	readonly offers: NoteOffers;
	readonly navigation: Navigation;
	readonly anchor: HTMLElement;
	/** What is selected of its text, as markup; null where nothing is. */
	readonly selection: (() => string) | null;
	/** Null until the server has told it, and for visitors. */
	readonly state: NoteState | null;
}

/** What can be done with a note beside its buttons. What the server has to be asked for shows once it is known. */
export function openNoteMenu(session: Session, noteId: string, anchor: HTMLElement, navigation: Navigation): void {
	const note = session.entities.note(noteId);
	if (!note || note.isDeleted) return;
	const author = session.entities.user(note.userId);
	const { me } = session.me.getState();
	const offers = noteOffers(note, author, {
		userId: session.userId,
		isModerator: me !== null && (me.isModerator || me.isAdmin),
		canTranslate:
			(session.policies?.canUseTranslator ?? false) && (session.server.getState().info?.translatorAvailable ?? false),
		may: permission => tokenMay(session, permission),
	});
	const selection = selectionIn(session, note);
	let state: NoteState | null = null;
	const until = needsState(offers)
		? fetchNoteState(session, note, offers.pinInChannel).then(fetched => {
				state = fetched;
			})
		: undefined;
	openMenu({
		anchor,
		label: t('note.menu'),
		until,
		items: () => withDividers(groupsOf({ session, note, author, offers, navigation, anchor, selection, state })),
	});
}

function groupsOf(menu: NoteMenu): MenuItem[][] {
	return [showing(menu), sharing(menu), keeping(menu), people(menu), plugins(menu), ending(menu)];
}

function showing({ session, note, offers, navigation, anchor }: NoteMenu): MenuItem[] {
	const items: MenuItem[] = [
		{
			text: text.noteActions.details,
			icon: 'info',
			onSelect: () => navigation.navigate(pathTo('note', { noteId: note.id })),
		},
	];
	const thread = threadAt(anchor);
	if (thread) {
		items.push({
			text: thread.isOpen ? text.reading.foldThread : text.reading.openThread,
			icon: 'thread',
			onSelect: () => thread.toggle(),
		});
	}
	const card = anchor.closest('[data-note-id]');
	const emojis = card ? emojisOf(card) : [];
	if (emojis.length > 0) {
		const mayReact = tokenMay(session, 'write:reactions');
		const open = (emoji: string) =>
			intents.send({
				...{ kind: 'emojiMenu', session, emoji, anchor },
				...(mayReact && { react: (chosen: string) => void react(session, note.id, chosen, anchor) }),
			});
		items.push({
			type: 'submenu',
			text: text.noteMenu.emojis,
			icon: 'emoji',
			items: emojis.map((emoji): MenuItem => ({ text: emoji, onSelect: () => open(emoji) })),
		});
	}
	if (offers.seeRenoters) {
		items.push({
			text: text.noteMenu.renoters,
			icon: 'renote',
			onSelect: () => openRenoters(session, note.id, navigation),
		});
	}
	if (offers.translate) {
		const isTranslated = translations.get(session, note.id) !== undefined;
		items.push({
			text: isTranslated ? text.noteMenu.hideTranslation : text.noteMenu.translate,
			icon: 'language',
			onSelect: () => (isTranslated ? translations.remove(session, note.id) : void translateNote(session, note.id)),
		});
	}
	return items;
}

function sharing({ session, note, offers, selection }: NoteMenu): MenuItem[] {
	const items: MenuItem[] = [];
	const address = session.origin + pathTo('note', { noteId: note.id });
	const remote = note.url ?? note.uri;
	if (offers.copyText) {
		items.push({ text: text.noteActions.copyText, icon: 'copy', onSelect: () => void copyAndTell(note.text ?? '') });
	}
	if (selection) {
		items.push({ text: text.reading.copyMfm, icon: 'copy', onSelect: () => void copyAndTell(selection()) });
	}
	items.push({ text: text.noteActions.copyLink, icon: 'link', onSelect: () => void copyAndTell(address) });
	if (offers.openRemote && remote !== null) {
		items.push(
			{ text: text.noteMenu.copyRemoteLink, icon: 'link', onSelect: () => void copyAndTell(remote) },
			{ type: 'link', text: text.noteActions.openRemote, icon: 'externalLink', href: remote, external: true },
		);
	}
	if ('share' in navigator) {
		items.push({ text: text.noteMenu.share, icon: 'share', onSelect: () => void share(note, address) });
	}
	if (offers.embed) {
		items.push({ text: text.noteMenu.embed, icon: 'embed', onSelect: () => openEmbed(session, note.id) });
	}
	if (preferences.get('developerMode')) {
		items.push({ text: text.noteMenu.copyId, icon: 'code', onSelect: () => void copyAndTell(note.id) });
	}
	return items;
}

/** By the device's own sheet. Somebody who closes it has changed their mind: no error. */
async function share(note: Note, url: string): Promise<void> {
	await navigator.share({ url, ...(note.text ? { text: note.text } : {}) }).catch(() => {});
}

const needsState = ({ favorite, keep, pinInChannel }: NoteOffers): boolean => favorite || keep || pinInChannel;

function keeping({ session, note, offers, state }: NoteMenu): MenuItem[] {
	const { isFavorited = false, isMutedThread = false, channelPins = null } = state ?? {};
	const isPinned = session.me.getState().me?.pinnedNoteIds.includes(note.id) ?? false;
	const disabled = state === null;
	const items: MenuItem[] = [];
	if (offers.favorite) {
		items.push({
			text: isFavorited ? text.noteMenu.unfavorite : text.noteMenu.favorite,
			icon: isFavorited ? 'starFilled' : 'star',
			disabled,
			onSelect: () => void favorite(session, note.id, !isFavorited),
		});
	}
	if (offers.keep) {
		items.push(
			{ type: 'submenu', text: text.noteMenu.clip, icon: 'clip', items: () => clipMenu(session, note.id) },
			{
				text: isMutedThread ? text.noteMenu.unmuteThread : text.noteMenu.muteThread,
				icon: isMutedThread ? 'bell' : 'mute',
				disabled,
				onSelect: () => void muteThread(session, note.id, !isMutedThread),
			},
		);
	}
	if (offers.pin) {
		items.push({
			text: isPinned ? text.noteMenu.unpin : text.noteMenu.pin,
			icon: isPinned ? 'pinFilled' : 'pin',
			onSelect: () => void pin(session, note.id, !isPinned),
		});
	}
	const { channel } = note;
	if (offers.pinInChannel && channel) {
		items.push({
			text: channelPins?.includes(note.id) ? text.noteMenu.unpinInChannel : text.noteMenu.pinInChannel,
			caption: channel.name,
			icon: 'channel',
			disabled: channelPins === null,
			onSelect: () => void pinInChannel(session, note.id, channel.id, channelPins ?? []),
		});
	}
	return items;
}

function people({ session, note, author, anchor, navigation }: NoteMenu): MenuItem[] {
	if (!author) return [];
	return [
		{
			text: t('noteMenu.author', { name: acct(author) }),
			icon: 'user',
			onSelect: () => intents.send({ kind: 'userMenu', session, userId: note.userId, anchor, navigation }),
		},
	];
}

function plugins({ session, note }: NoteMenu): MenuItem[] {
	return handlers
		.of('note_action')
		.map(({ title, run }): MenuItem => ({ text: title, icon: 'plug', onSelect: () => run(session, note) }));
}

function ending({ session, note, offers }: NoteMenu): MenuItem[] {
	const items: MenuItem[] = [];
	if (offers.report) {
		const address = session.origin + pathTo('note', { noteId: note.id });
		items.push({
			text: text.noteMenu.report,
			icon: 'flag',
			onSelect: () => void reportAbuse(session, note.userId, address),
		});
	}
	if (offers.deleteAndEdit) {
		items.push({
			text: text.noteMenu.deleteAndEdit,
			icon: 'edit',
			danger: true,
			onSelect: () => void deleteAndEdit(session, note),
		});
	}
	if (offers.delete) {
		items.push({
			text: text.common.delete,
			icon: 'trash',
			danger: true,
			onSelect: () => void deleteNote(session, note.id),
		});
	}
	return items;
}
