import { ApiError } from '@/api/ApiError';
import { passGate } from '@/blocks/actions/gate';
import { removeNote } from '@/blocks/actions/removeNote';
import { freeContext } from '@/blocks/drafts/freeContext';
import { showDraftKept } from '@/blocks/drafts/showDraftKept';
import type { Draft } from '@/domain/draft/Draft';
import type { DraftTarget } from '@/domain/draft/DraftTarget';
import { draftContent } from '@/domain/draft/draftContent';
import type { Note } from '@/domain/note/Note';
import { text } from '@/i18n/text';
import { drafts } from '@/stores/drafts';
import { intents } from '@/stores/intents';
import type { Session } from '@/stores/session/Session';

/** Deletes a note permanently after a confirmation. It disappears from every column at once. */
export async function deleteNote(session: Session, noteId: string): Promise<void> {
	const { deleteTitle: title, deleteText } = text.noteActions;
	await passGate(session, {
		confirmation: { title, text: deleteText, okText: text.common.delete, danger: true },
		perform: () => removeNote(session, noteId),
	});
}

/** Deletes the user's own note after a confirmation, and opens the composer with its content. */
export async function deleteAndEdit(session: Session, note: Note): Promise<void> {
	const { deleteAndEditTitle: title, deleteAndEditText, deleteAndEdit: okText } = text.noteMenu;
	const target = {
		...(note.replyId === null ? {} : { replyTo: note.replyId }),
		...(note.renoteId === null ? {} : { quote: note.renoteId }),
		...(note.channel === null ? {} : { channelId: note.channel.id }),
	};
	let context = '';
	let isUnknown = false;
	const isGone = await passGate(session, {
		confirmation: { title, text: deleteAndEditText, okText, danger: true },
		async perform() {
			await drafts.ready();
			context = keepForRewrite(session, await wholeNote(session, note), target);
			try {
				await removeNote(session, note.id);
			} catch (error) {
				if (isGoneAlready(error)) return true;
				isUnknown = !isRefusal(error);
				if (!isUnknown) drafts.remove(drafts.keyOf(session.key, context), deleteAndEdit);
				throw error;
			}
			return true;
		},
	});
	if (isUnknown) showDraftKept(session.key, text.drafts.rewriteKept);
	if (isGone) intents.send({ kind: 'compose', session, context, ...target });
}

/** The note with its poll, which is missing where only a reply to the note was shown. */
async function wholeNote(session: Session, note: Note): Promise<Note> {
	if (note.poll) return note;
	try {
		session.entities.ingest([await session.api.call('notes/show', { noteId: note.id })]);
		return session.entities.note(note.id) ?? note;
	} catch (error) {
		if (isGoneAlready(error)) return note;
		throw error;
	}
}

/**
 * Stores the note's content as a draft before it is deleted.
 * @throws if the device can't store it
 * @returns its context
 */
function keepForRewrite(session: Session, note: Note, target: DraftTarget): string {
	const draft = draftOf(note);
	const context = freeContext(session.key, `rewrite:${note.id}`, older => draftContent(older) === draftContent(draft));
	const kept = { ...draft, target, updatedAt: Date.now() };
	const key = drafts.keyOf(session.key, context);
	if (drafts.set(key, kept, deleteAndEdit)) return context;
	drafts.remove(key, deleteAndEdit);
	throw new Error(text.error.notKept);
}

/** The server has responded and has not deleted the note. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status < 500;

/** An earlier request succeeded, but its response was lost. */
const isGoneAlready = (error: unknown): boolean => error instanceof ApiError && error.code === 'NO_SUCH_NOTE';

/** A note as a draft. The votes of its poll are lost. */
export function draftOf(note: Note): Draft {
	const { poll } = note;
	return {
		text: note.text ?? '',
		useCw: note.cw !== null,
		cw: note.cw ?? '',
		visibility: note.visibility,
		localOnly: note.localOnly,
		files: note.files,
		poll: poll && {
			choices: poll.choices.map(choice => choice.text),
			multiple: poll.multiple,
			expiresAt: poll.expiresAt,
			expiredAfter: null,
		},
		visibleUserIds: note.visibleUserIds,
		quoteId: note.renoteId,
		reactionAcceptance: note.reactionAcceptance,
		updatedAt: 0,
	};
}
