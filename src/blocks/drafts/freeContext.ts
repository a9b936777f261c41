import { randomId } from '@/base/randomId';
import { isBlankDraft } from '@/domain/draft/Draft';
import type { KeptDraft } from '@/domain/draft/DraftTarget';
import { text } from '@/i18n/text';
import { drafts } from '@/stores/drafts';
import { tellKeptDraft } from './tellKeptDraft';

/**
 * Where a draft that was asked for is kept: at its context, unless another one is there already, which stays in the list
 * of drafts, and that is told.
 * @param isAsked whether a draft is the one that was asked for, as when the same was asked before
 */
export function freeContext(sessionKey: string, context: string, isAsked: (draft: KeptDraft) => boolean): string {
	// What is typed there just now counts too.
	drafts.events.emit('flush', undefined);
	const older = drafts.get(drafts.keyOf(sessionKey, context));
	if (!older || isBlankDraft(older) || isAsked(older)) return context;
	tellKeptDraft(sessionKey, text.drafts.olderKept);
	const same = drafts.list(sessionKey).find(each => each.context.startsWith('kept:') && isAsked(each.draft));
	return same?.context ?? `kept:${randomId()}`;
}
