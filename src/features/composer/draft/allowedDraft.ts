import { allowedVisibility, type Me } from '@/domain/account/Me';
import type { Draft } from '@/domain/draft/Draft';

/**
 * The draft as this person may post it: silenced people cannot post publicly, but in channels
 * (rules/composing#visibility).
 */
export function allowedDraft(draft: Draft, me: Me | null, isInChannel: boolean): Draft {
	if (me === null || isInChannel) return draft;
	const visibility = allowedVisibility(me, draft.visibility);
	return visibility === draft.visibility ? draft : { ...draft, visibility };
}
