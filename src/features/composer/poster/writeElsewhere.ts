import { type Draft, isBlankDraft } from '@/domain/draft/Draft';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import type { StoredAccount } from '@/stores/session/accounts';
import type { Session } from '@/stores/session/Session';
import { sessionOf } from '@/stores/session/sessions';
import { ask } from '@/ui/dialog/dialogs';
import type { ComposeRequest } from '../ComposeRequest';
import { keepAsked } from '../draft/keepAsked';
import { moveUploads } from '../files/moveUploads';
import { uploadAgain } from '../files/uploadAgain';
import { composerQueue } from '../files/useComposerUploads';

interface Elsewhere {
	/** What was written here. */
	readonly request: ComposeRequest;
	/** Who would have posted it. */
	readonly poster: Session;
	/** One of another server. */
	readonly account: StoredAccount;
	readonly draft: Draft;
}

/**
 * Has what was written here go on with an account of another server, as a draft of that account: what it says and who may
 * read it, and the files that have not gone up yet. Files of the drive can't be posted there: what becomes of them is asked.
 * The draft here stays as it is.
 * @returns the request that opens it; null: it was thought better of, or a file could not be had, which is told
 */
export async function writeElsewhere({ request, poster, account, draft }: Elsewhere): Promise<ComposeRequest | null> {
	const session = sessionOf(account);
	const files = await filesThere(session, poster, account, draft);
	if (!files) return null;
	const moved = { ...ofAnyServer(draft), files, updatedAt: Date.now() };
	const wanted = isBlankDraft(moved) ? { session } : keepAsked({ session, moved });
	moveUploads(composerQueue(request, poster), composerQueue(wanted, session));
	return wanted;
}

/** Without what only this server knows. Whom a direct note is for has to be chosen anew: it is for nobody until then. */
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
