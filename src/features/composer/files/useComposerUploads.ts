import { useCallback, useEffect, useMemo } from 'react';
import { mayLeaveUploads } from '@/blocks/uploads/mayLeaveUploads';
import { useUploads } from '@/blocks/uploads/useUploads';
import type { KeptDraft } from '@/domain/draft/DraftTarget';
import { unversioned } from '@/domain/draft/unversioned';
import type { UploadItem } from '@/domain/drive/UploadItem';
import { drafts } from '@/stores/drafts';
import type { Session } from '@/stores/session/Session';
import type { ArrivedFile, UploadQueue } from '@/stores/uploads/UploadQueue';
import { uploadQueues } from '@/stores/uploads/uploadQueues';
import { type ComposeRequest, contextOf } from '../ComposeRequest';
import { initialDraft } from '../draft/initialDraft';
import type { DraftChange } from '../draft/useDraft';

interface ComposerUploads {
	readonly queue: UploadQueue;
	readonly items: readonly UploadItem[];
}

/**
 * The note's uploads. They belong to its context: files that finish after the form was closed are added to the stored
 * draft.
 * @param session of the posting account
 */
export function useComposerUploads(
	request: ComposeRequest,
	session: Session,
	change: (change: DraftChange) => void,
	guardClose: ((guard: () => Promise<boolean>) => void) | undefined,
): ComposerUploads {
	const queue = useMemo(() => composerQueue(request, session), [session, request]);
	const onArrived = useCallback(
		({ file, insert }: ArrivedFile) => change(({ files }) => ({ files: insert(files, file) })),
		[change],
	);
	useEffect(() => guardClose?.(() => mayLeaveUploads(queue)), [guardClose, queue]);
	return { queue, items: useUploads(queue, onArrived) };
}

/** The upload queue of this note, if this account posts it. */
export function composerQueue(request: ComposeRequest, session: Session): UploadQueue {
	const context = contextOf(request);
	const stored = () => drafts.get(drafts.keyOf(request.session.key, context));
	return uploadQueues.ofNote(
		session,
		context,
		request.session.key,
		arrived => addToDraft(request, stored() ?? initialDraft(request), arrived),
		changed => {
			const draft = stored();
			// Where the note was posted or the file taken out, there is nothing to change.
			if (draft?.files.some(({ id }) => id === changed.file.id)) addToDraft(request, draft, changed);
		},
	);
}

function addToDraft(request: ComposeRequest, draft: KeptDraft, { file, insert }: ArrivedFile): void {
	const key = drafts.keyOf(request.session.key, contextOf(request));
	const files = insert(draft.files, file);
	// The text is the same, letter by letter.
	const letters = draft.letters && { letters: draft.letters };
	drafts.set(key, { ...unversioned(draft), ...letters, files, updatedAt: Date.now() }, {});
}
