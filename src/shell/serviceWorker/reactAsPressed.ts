import { passGate } from '@/blocks/actions/gate';
import { showError } from '@/blocks/actions/showError';
import { fetchNotes } from '@/blocks/note/fetchNotes';
import type { Note } from '@/domain/note/Note';
import { applyNoteChange } from '@/domain/note/noteUpdates';
import { acceptedReaction, normalizeReaction, parseReaction, reactionToSend } from '@/domain/note/reaction';
import { text } from '@/i18n/text';
import { appEvents } from '@/stores/appEvents';
import { isReserved } from '@/stores/session/isReserved';
import type { Session } from '@/stores/session/Session';
import { alert } from '@/ui/dialog/dialogs';
import { toast } from '@/ui/toast/toasts';

/**
 * Reacts with what the button of a notification named, as far as the note accepts it (rules/reactions#which). Never asks
 * before: the page may be in the background, and the button said what it does.
 */
export async function reactAsPressed(session: Session, noteId: string, wanted: string): Promise<void> {
	const [failure] = (await fetchNotes(session, [noteId])).values();
	if (failure !== undefined) return showError(failure);
	const emoji = parseReaction(wanted);
	// The list says which are sensitive.
	if (emoji.kind === 'custom') await session.emojis.load();
	const isSensitive = emoji.kind === 'custom' && session.emojis.get(emoji.name)?.isSensitive === true;
	const acceptance = session.entities.note(noteId)?.reactionAcceptance ?? null;
	const reaction = acceptedReaction(acceptance, normalizeReaction(wanted), isSensitive);
	if (reaction === null || isReserved(session, reaction)) {
		const { notAccepted: title, notAcceptedText, reservedText } = text.noteActions;
		return alert({ type: 'error', title, text: reaction === null ? notAcceptedText : reservedText });
	}
	const sent = await passGate(session, {
		async perform() {
			await session.api.call('notes/reactions/create', { noteId, reaction: reactionToSend(reaction) });
			return reaction;
		},
	});
	if (sent === undefined) return;
	const { userId } = session;
	const apply = (note: Note, type: 'reacted' | 'unreacted', which: string) =>
		applyNoteChange(note, { type, reaction: which, userId: userId ?? undefined }, userId);
	session.entities.patchNote(noteId, note => {
		const { myReaction: mine } = note;
		// The server replaces another reaction.
		return apply(mine === null || mine === reaction ? note : apply(note, 'unreacted', mine), 'reacted', reaction);
	});
	appEvents.emit('reacted', { session, noteId, reaction });
	toast(text.orders.reacted, { icon: 'emoji', tone: 'success' });
}
