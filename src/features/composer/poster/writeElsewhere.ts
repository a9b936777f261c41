import { type Draft, isBlankDraft } from '@/domain/draft/Draft';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import type { StoredAccount } from '@/stores/session/accounts';
import type { Session } from '@/stores/session/Session';
import { sessionOf } from '@/stores/session/sessions';
import { ask } from '@/ui/dialog/dialogs';
import type { ComposeRequest } from '../ComposeRequest';
import { storeRequest } from '../draft/storeRequest';
import { moveUploads } from '../files/moveUploads';
import { uploadAgain } from '../files/uploadAgain';
import { composerQueue } from '../files/useComposerUploads';

interface Elsewhere {
	/** The request of the present composer. */
	readonly request: ComposeRequest;
	/** The account that was going to post it. */
	readonly poster: Session;
	/** An account of another server. */
	readonly account: StoredAccount;
	readonly draft: Draft;
}

/**
 * Continues a draft with an account of another server, as a draft of that account: its content, audience, and files
 * that aren't uploaded yet. Drive files can't be posted there, so it asks what to do with them. The present draft is
 * kept.
 * @returns the request that opens it; null if cancelled, or if a file could not be fetched (already reported)
 */
export async function writeElsewhere({ request, poster, account, draft }: Elsewhere): Promise<ComposeRequest | null> {
	const session = sessionOf(account);
	const files = await filesThere(session, poster, account, draft);
	if (!files) return null;
	const moved = { ...ofAnyServer(draft), files, updatedAt: Date.now() };
	const wanted = isBlankDraft(moved) ? { session } : storeRequest({ session, moved });
	moveUploads(composerQueue(request, poster), composerQueue(wanted, session));
	return wanted;
}

/** Without data of this server. Recipients of a direct note have to be chosen again: until then it has none. */
const ofAnyServer = (draft: Draft): Draft => ({
	...draft,
	visibleUserIds: [],
	quoteId: null,
	postAs: null,
});

async function filesThere(
	to: Session,
	from: Session,
	{ username, host }: StoredAccount,
	{ files }: Draft,
): Promise<Draft['files'] | null> {
	if (files.length === 0) return [];
	const answer = await ask(
		{
			title: t('postForm.elsewhereTitle', { host }),
			text: t('postForm.elsewhereText', {
				other: `@${username}@${host}`,
				names: files.map(({ name }) => name).join(', '),
			}),
		},
		[
			{ value: 'cancel', text: text.common.cancel },
			{ value: 'leave', text: text.postForm.leaveOut },
			{ value: 'upload', text: text.postForm.uploadAgain, primary: true },
		],
	);
	if (answer === 'leave') return [];
	return answer === 'upload' ? uploadAgain(to, files, from) : null;
}
