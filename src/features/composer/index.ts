import { drafts } from '@/stores/drafts';
import { intents } from '@/stores/intents';
import type { Session } from '@/stores/session/Session';
import { openDraftsList } from './draft/openDraftsList';

export { openComposer } from './openComposer';

/** The drafts of an account; the one that is chosen is taken up again. */
export const openDrafts = (session: Session): void =>
	openDraftsList(session, request => intents.send({ kind: 'compose', ...request }));

/** Has the composer's code at hand before it is opened. */
export const loadComposer = () => import('./form/Composer');

/** The composer within a page, as classic has it above the timeline. */
export async function loadInlineComposer() {
	const [{ InlineComposer }] = await Promise.all([import('./form/InlineComposer'), drafts.ready()]);
	return { default: InlineComposer };
}
