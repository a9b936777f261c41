import { type ClipboardEvent, type KeyboardEvent, type RefObject, useRef } from 'react';
import { pastedFiles } from '@/blocks/uploads/pastedFiles';
import { type Draft, lengthOf } from '@/domain/draft/Draft';
import { isPureRenote } from '@/domain/note/isPureRenote';
import { canRenote, canRenoteOutside } from '@/domain/note/renoteRules';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { useSession } from '@/stores/session/SessionContext';
import { ask } from '@/ui/dialog/dialogs';
import type { ComposeRequest } from '../ComposeRequest';
import type { DraftChange } from '../draft/useDraft';
import { insertText } from '../form/insertText';
import { isFileLong, isTextPaste, pastedNoteId } from './pasteRules';

interface TextPaste {
	request: ComposeRequest;
	draft: Draft;
	change: (change: DraftChange) => void;
	area: RefObject<HTMLTextAreaElement | null>;
	onFiles: (files: readonly File[]) => void;
}

/**
 * Offers for pasted text: to quote a note by its URL, and to attach long text as a file (rules/composing#pasting). Not
 * when pasting without formatting (Ctrl+Shift+V).
 */
export function useTextPaste({ request, draft, change, area, onFiles }: TextPaste) {
	const session = useSession();
	const wantsText = useRef(false);
	const paste = (pasted: string) => {
		if (area.current) change({ text: insertText(area.current, pasted) });
	};
	const offerFile = async (pasted: string) => {
		const answer = await ask(
			{ title: text.postForm.longTitle, text: t('postForm.longText', { count: lengthOf(pasted) }) },
			[
				{ value: 'text', text: text.postForm.pasteText },
				{ value: 'file', text: text.postForm.attachText, primary: true },
			],
		);
		if (answer === 'file') onFiles(pastedFiles([new File([pasted], 'text.txt', { type: 'text/plain' })], new Date()));
		else paste(pasted);
	};
	const offerQuote = async (pasted: string, noteId: string) => {
		if (!(await canQuote(session, noteId, request.channelId))) return paste(pasted);
		const answer = await ask({ title: text.postForm.quoteTitle, text: text.postForm.quoteText }, [
			{ value: 'address', text: text.postForm.pasteAddress },
			{ value: 'quote', text: text.composer.quote, primary: true },
		]);
		if (answer === 'quote') change({ quoteId: noteId });
		else paste(pasted);
	};
	return {
		onKeyDown: (event: KeyboardEvent) => {
			wantsText.current = event.shiftKey && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'v';
		},
		onPaste: (event: ClipboardEvent) => {
			const isAsked = wantsText.current;
			wantsText.current = false;
			const pasted = event.clipboardData.getData('text/plain');
			const files = [...event.clipboardData.files];
			if (isAsked || (files.length > 0 && !isTextPaste(pasted, files))) return;
			const noteId = draft.quoteId === null ? pastedNoteId(pasted, session.origin) : null;
			if (noteId === null && !isFileLong(pasted)) return;
			event.preventDefault();
			void (noteId === null ? offerFile(pasted) : offerQuote(pasted, noteId));
		},
	};
}

/** Whether the note exists and this account may quote it here. */
async function canQuote(session: Session, noteId: string, channelId: string | undefined): Promise<boolean> {
	try {
		const wire = session.entities.note(noteId) ? [] : [await session.api.call('notes/show', { noteId })];
		session.entities.ingest(wire);
	} catch (error) {
		console.warn('The note whose address was pasted could not be read.', error);
	}
	const note = session.entities.note(noteId);
	if (!note || note.isDeleted || isPureRenote(note) || !canRenote(note, session.userId)) return false;
	return note.channel?.id === channelId || canRenoteOutside(note);
}
