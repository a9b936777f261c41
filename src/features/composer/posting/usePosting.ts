import { useEffect, useRef, useState } from 'react';
import type { Draft } from '@/domain/draft/Draft';
import { overallProgress } from '@/domain/drive/UploadItem';
import { useSession } from '@/stores/session/SessionContext';
import type { UploadQueue } from '@/stores/uploads/UploadQueue';
import { uploadQueues } from '@/stores/uploads/uploadQueues';
import { agreeToLoud } from '../audience/agreeToLoud';
import { type ComposeRequest, placeOf } from '../ComposeRequest';
import { initialDraft } from '../draft/initialDraft';
import type { HeldDraft } from '../draft/useDraft';
import { remindOfAltText } from '../files/remindOfAltText';
import { type Posted, postNote } from './postNote';

/**
 * A form goes from idle to uploading, posting and posted; after a failure it is idle again
 * (rules/composing#when-a-note-can-be-posted).
 */
export type PostPhase = 'idle' | 'uploading' | 'posting' | 'posted';

/** How long the check mark is shown before the dialog flies off. */
const CHECK_MS = 350;

interface Posting {
	readonly phase: PostPhase;
	/** The bytes to upload when it started. */
	readonly total: number;
	/**
	 * @param draft called for the newest draft once the queue's files are uploaded. If one of them fails, nothing is
	 * posted; without a connection they wait with the note. If the form is closed meanwhile, the note leaves with it: it
	 * goes to the outbox as it is, which uploads the rest
	 */
	readonly post: (draft: () => Draft, queue: UploadQueue) => Promise<void>;
}

/**
 * Posts a draft. Inline forms are cleared; dialogs show a check mark and then call `onPosted`. The same if the note
 * waits in the outbox.
 */
export function usePosting(
	request: ComposeRequest,
	held: HeldDraft,
	isDialog: boolean,
	onPosted: ((posted: Posted) => void) | undefined,
): Posting {
	const session = useSession();
	const [phase, setPhase] = useState<PostPhase>('idle');
	const [total, setTotal] = useState(0);
	/** Called when the form is closed. */
	const leave = useRef(() => {});
	useEffect(() => () => leave.current(), []);
	const post = async (newest: () => Draft, queue: UploadQueue) => {
		const letGo = uploadQueues.hold(queue);
		await postHeld(newest, queue).finally(letGo);
	};
	const postHeld = async (newest: () => Draft, queue: UploadQueue) => {
		setTotal(overallProgress(queue.items).max);
		if (queue.items.length > 0) setPhase('uploading');
		const left = new Promise<'left'>(resolve => {
			leave.current = () => resolve('left');
		});
		const outcome = await Promise.race([queue.uploadForNote(), left]);
		if (outcome === 'failed' || (outcome === 'left' && !mayGoOn(queue))) return setPhase('idle');
		setPhase('posting');
		// What is written in this context from now on is another note; and no file may arrive in that one.
		if (outcome === 'left') queue.abortAll();
		const draft = newest();
		const described = await remindOfAltText(session, draft, held.change, queue);
		const agreed = described && (await agreeToLoud(described, request));
		if (agreed) held.change(agreed);
		const posted = agreed ? await postNote(session, agreed, request, held, queue) : 'no';
		if (posted === 'no') return setPhase('idle');
		held.clear(initialDraft(placeOf(request)));
		if (!isDialog) {
			setPhase('idle');
			return onPosted?.(posted);
		}
		setPhase('posted');
		setTimeout(() => onPosted?.(posted), CHECK_MS);
	};
	return { phase, total, post };
}

/** Whether no upload failed or was stopped by the user. */
const mayGoOn = ({ items }: UploadQueue): boolean =>
	items.every(({ state }) => state !== 'failed' && state !== 'aborted');
