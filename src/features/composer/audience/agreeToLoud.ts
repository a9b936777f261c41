import type { Draft } from '@/domain/draft/Draft';
import { isLoud } from '@/domain/note/isLoud';
import { text } from '@/i18n/text';
import { ask } from '@/ui/dialog/dialogs';
import type { ComposeRequest } from '../ComposeRequest';

/**
 * Warns about a public note with large or moved text, and offers to post it to home (rules/composing#loud-notes).
 * @returns the draft to post; null if cancelled
 */
export async function agreeToLoud(draft: Draft, request: ComposeRequest): Promise<Draft | null> {
	const isPublic = draft.visibility === 'public' && request.channelId === undefined;
	if (!isPublic || !isLoud(draft.text, draft.useCw ? draft.cw : null)) return draft;
	const answer = await ask({ type: 'warning', title: text.composer.loudTitle, text: text.composer.loudText }, [
		{ value: 'cancel', text: text.common.cancel },
		{ value: 'ignore', text: text.composer.loudIgnore },
		{ value: 'home', text: text.composer.loudHome, primary: true },
	]);
	if (answer === 'home') return { ...draft, visibility: 'home' };
	return answer === 'ignore' ? draft : null;
}
