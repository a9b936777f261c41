import { randomId } from '@/base/randomId';
import { isBlankDraft } from '@/domain/draft/Draft';
import type { KeptDraft } from '@/domain/draft/DraftTarget';
import { text } from '@/i18n/text';
import { drafts } from '@/stores/drafts';
import { showDraftKept } from './showDraftKept';

/**
 * Where to store a draft that was opened on request: at its context, unless another draft is there. That one then moves
 * to the list of drafts, which is reported.
 * @param isAsked whether an existing draft is the requested one, for example on a second request
 */
export function freeContext(sessionKey: string, context: string, isAsked: (draft: KeptDraft) => boolean): string {
	// So that text being typed there counts too.
	drafts.events.emit('flush', undefined);
	const older = drafts.get(drafts.keyOf(sessionKey, context));
	if (!older || isBlankDraft(older) || isAsked(older)) return context;
	showDraftKept(sessionKey, text.drafts.olderKept);
	const same = drafts.list(sessionKey).find(each => each.context.startsWith('kept:') && isAsked(each.draft));
	return same?.context ?? `kept:${randomId()}`;
}
