import { allowedVisibility, type Me } from '@/domain/account/Me';
import type { Draft } from '@/domain/draft/Draft';

/**
 * The draft with a visibility that the user may use: silenced users can't post publicly except in channels
 * (rules/composing#visibility).
 */
export function allowedDraft(draft: Draft, me: Me | null, isInChannel: boolean): Draft {
	if (me === null || isInChannel) return draft;
	const visibility = allowedVisibility(me, draft.visibility);
	return visibility === draft.visibility ? draft : { ...draft, visibility };
}
