import { randomId } from '@/base/randomId';
import { showDraftKept } from '@/blocks/drafts/showDraftKept';
import type { Draft } from '@/domain/draft/Draft';
import { draftContent } from '@/domain/draft/draftContent';
import { unversioned } from '@/domain/draft/unversioned';
import { text } from '@/i18n/text';
import { drafts } from '@/stores/drafts';
import type { UploadQueue } from '@/stores/uploads/UploadQueue';
import { confirm } from '@/ui/dialog/dialogs';
import { toast } from '@/ui/toast/toasts';
import { type ComposeRequest, contextOf, placeOf } from '../ComposeRequest';
import { addUpload } from '../files/addUpload';
import { composerQueue } from '../files/useComposerUploads';
import { targetOf } from './draftTarget';
import { initialDraft } from './initialDraft';
import type { HeldDraft } from './useDraft';

/**
 * Clears the form after a confirmation, with a short time to undo. If something was written meanwhile, undo leaves that
 * in the form, and adds what was cleared to the list of drafts.
 * @param queue its files that aren't uploaded yet
 */
export async function startOver(
	request: ComposeRequest,
	{ newest, change, clear }: Pick<HeldDraft, 'newest' | 'change' | 'clear'>,
	queue: UploadQueue,
): Promise<void> {
	const isSure = await confirm({
		title: text.postForm.startOverTitle,
		text: text.postForm.startOverText,
		okText: text.postForm.startOver,
	});
	if (!isSure) return;
	const { session, quote } = request;
	const draft = newest();
	const uploads = queue.kept();
	const cleared = initialDraft({ ...placeOf(request), ...(quote === undefined ? {} : { quote }) });
	clear(cleared);
	queue.removeAll();
	const undo = () => {
		// What another form has of it counts too.
		drafts.events.emit('flush', undefined);
		// The queue may have been let go with the form.
		const isFree = draftContent(newest()) === draftContent(cleared) && queueOf(request).items.length === 0;
		const place = isFree ? request : { ...request, context: `kept:${randomId()}` };
		if (isFree) change(draft);
		else if (keepAside(place, draft)) showDraftKept(session.key, text.drafts.olderKept);
		for (const upload of uploads) addUpload(queueOf(place), upload);
	};
	const queueOf = (place: ComposeRequest) => composerQueue(place, queue.session);
	toast(text.postForm.startedOver, { icon: 'eraser', action: { text: text.common.undo, onPress: undo } });
}

/** Stores a draft in the list. @returns whether there was room for it */
const keepAside = (place: ComposeRequest, draft: Draft): boolean =>
	drafts.set(
		drafts.keyOf(place.session.key, contextOf(place)),
		{ ...unversioned(draft), target: targetOf(place), updatedAt: Date.now() },
		startOver,
	);
