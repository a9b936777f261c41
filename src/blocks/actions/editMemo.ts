import { acct } from '@/domain/person/acct';
import type { User } from '@/domain/person/User';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { readUser } from '@/stores/session/readUser';
import type { Session } from '@/stores/session/Session';
import { prompt } from '@/ui/dialog/dialogs';
import { toast } from '@/ui/toast/toasts';
import { patchProfile } from './changeRelation';
import { passGate } from './gate';

/** Characters of a memo (rules/people#memos). */
export const MEMO_MAX_LENGTH = 2048;

/**
 * Edits the private memo about a user. An empty one is deleted. Where it can't be saved, it is asked for again.
 * @param typed what was written before; by default the saved memo
 */
export async function editMemo(session: Session, user: User, typed?: string): Promise<void> {
	let unsaved: string | undefined;
	await passGate(session, {
		async perform({ api }) {
			const initial = typed ?? (await savedMemo(session, user.id));
			const written = await prompt({
				title: t('userMenu.memoTitle', { name: acct(user) }),
				text: text.userMenu.memoText,
				label: text.userMenu.memo,
				multiline: true,
				okText: text.userMenu.memoKeep,
				initial,
				maxLength: MEMO_MAX_LENGTH,
			});
			if (written === undefined) return;
			const memo = written.trim() === '' ? null : written;
			unsaved = written;
			await api.call('users/update-memo', { userId: user.id, memo });
			unsaved = undefined;
			patchProfile(session, user.id, { memo });
			toast(memo === null ? text.userMenu.memoRemoved : text.userMenu.memoKept, { icon: 'pencil' });
		},
	});
	if (unsaved !== undefined) await editMemo(session, user, unsaved);
}

/** Fetched, as saving replaces it: what is known may be older, or (of a note's author) be without a memo. */
async function savedMemo(session: Session, userId: string): Promise<string> {
	await readUser(session, { userId });
	return session.entities.user(userId)?.profile?.memo ?? '';
}
