import { type Draft, filesOfOthers } from '@/domain/draft/Draft';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { accountKey, type StoredAccount } from '@/stores/session/accounts';
import type { Session } from '@/stores/session/Session';
import { sessionOf } from '@/stores/session/sessions';
import { ask } from '@/ui/dialog/dialogs';
import { uploadAgain } from '../files/uploadAgain';

interface PosterChoice {
	/** The account of the form. */
	readonly own: Session;
	/** The account that has been posting so far. */
	readonly poster: Session;
	readonly account: StoredAccount;
	readonly draft: Draft;
}

/**
 * Switches the posting account to another one of the same server. As files belong to their uploader, it asks what to do
 * with attached ones (rules/accounts#posting-as-another-account).
 * @returns the change of the draft; null if cancelled or failed
 */
export async function choosePoster({ own, poster, account, draft }: PosterChoice): Promise<Partial<Draft> | null> {
	const key = accountKey(account);
	const postAs = key === own.key ? null : key;
	// Files without a known owner belong to the account that has been posting so far.
	const owned = draft.files.map(file => ({ ...file, userId: file.userId ?? poster.userId }));
	const foreign = filesOfOthers({ ...draft, files: owned }, account.id);
	if (foreign.length === 0) return { postAs };
	const answer = await ask(
		{
			title: t('postForm.foreignTitle', { name: poster.account?.username ?? '' }),
			text: t('postForm.foreignText', { other: account.username }),
		},
		[
			{ value: 'cancel', text: text.common.cancel },
			{ value: 'detach', text: text.postForm.detachAll },
			{ value: 'upload', text: text.postForm.uploadAgain, primary: true },
		],
	);
	const isForeign = new Set(foreign.map(({ id }) => id));
	if (answer === 'detach') return { postAs, files: draft.files.filter(({ id }) => !isForeign.has(id)) };
	if (answer !== 'upload') return null;
	const copies = await uploadAgain(sessionOf(account), foreign);
	if (!copies) return null;
	const copyOf = new Map(foreign.map(({ id }, index) => [id, copies[index]]));
	return {
		postAs,
		files: draft.files.flatMap(file => (isForeign.has(file.id) ? (copyOf.get(file.id) ?? []) : [file])),
	};
}
