import { drafts } from '@/stores/drafts';
import { intents } from '@/stores/intents';
import type { Session } from '@/stores/session/Session';
import { openDraftsList } from './draft/openDraftsList';

export { openComposer } from './openComposer';

/** Opens the list of an account's drafts; choosing one opens it in the composer. */
export const openDrafts = (session: Session): void =>
	openDraftsList(session, request => intents.send({ kind: 'compose', ...request }));

/** Preloads the composer's code. */
export const loadComposer = () => import('./form/Composer');

/** The composer within a page, used above the timeline of the classic layout. */
export async function loadInlineComposer() {
	const [{ InlineComposer }] = await Promise.all([import('./form/InlineComposer'), drafts.ready()]);
	return { default: InlineComposer };
}
