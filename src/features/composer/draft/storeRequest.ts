import { freeContext } from '@/blocks/drafts/freeContext';
import { isBlankDraft } from '@/domain/draft/Draft';
import type { KeptDraft } from '@/domain/draft/DraftTarget';
import { draftContent } from '@/domain/draft/draftContent';
import { drafts } from '@/stores/drafts';
import { asksForContent, type ComposeRequest, contextOf } from '../ComposeRequest';
import { targetOf } from './draftTarget';
import { initialDraft } from './initialDraft';

/**
 * Stores the content that a composer is opened with as a draft before the form is rendered. It never gives way to an
 * older draft of the same context, which stays in the list.
 * @returns the request with the context that it is stored under
 */
export function storeRequest(request: ComposeRequest): ComposeRequest {
	if (!asksForContent(request)) return request;
	const { session } = request;
	const context = request.context ?? freeContext(session.key, contextOf(request), older => isGranted(older, request));
	const key = drafts.keyOf(session.key, context);
	const placed = { ...request, context };
	if (drafts.get(key)) return placed;
	const draft = initialDraft(request);
	if (isBlankDraft(draft)) return placed;
	drafts.set(key, { ...draft, target: targetOf(request), updatedAt: Date.now() }, storeRequest);
	return placed;
}

/** Whether a draft includes everything requested; it may have more. */
function isGranted(older: KeptDraft, request: ComposeRequest): boolean {
	const { rewrite, moved, text, cw, files, quote, visibleUserIds, visibility, localOnly, replyTo, channelId } = request;
	if (older.target && (older.target.replyTo !== replyTo || older.target.channelId !== channelId)) return false;
	const whole = rewrite?.draft ?? moved;
	if (whole) return draftContent(whole) === draftContent(older);
	const has = new Set([...older.files.map(({ id }) => id), ...older.visibleUserIds]);
	return (
		(text === undefined || older.text.startsWith(text)) &&
		(cw === undefined || older.cw === cw) &&
		[...(files ?? []).map(({ id }) => id), ...(visibleUserIds ?? [])].every(id => has.has(id)) &&
		(quote === undefined || older.quoteId === quote) &&
		(visibility === undefined || older.visibility === visibility) &&
		(localOnly === undefined || older.localOnly === localOnly)
	);
}
