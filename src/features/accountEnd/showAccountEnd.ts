import { accountEndTexts } from '@/blocks/account/accountEndTexts';
import { showError } from '@/blocks/actions/showError';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { localDatabase } from '@/platform/localDatabase';
import { saveFile } from '@/platform/saveFile';
import type { EndedAccount } from '@/stores/session/accountEnds';
import { accountKey, accounts, type StoredAccount } from '@/stores/session/accounts';
import { copyUnsentWork } from '@/stores/unsentWork/copyUnsentWork';
import { countUnsentWork, readUnsentWork, type UnsentWork } from '@/stores/unsentWork/readUnsentWork';
import { unsentWorkFiles } from '@/stores/unsentWork/unsentWorkFiles';
import { alert, ask, confirm } from '@/ui/dialog/dialogs';
import { toast } from '@/ui/toast/toasts';

const nameOf = ({ username, host }: Pick<StoredAccount, 'username' | 'host'>) => `@${username}@${host}`;

/** Implements the index. Asks until the user has decided about the work; closing a dialog deletes nothing. */
export async function showAccountEnd({ session, end }: EndedAccount): Promise<boolean> {
	const name = nameOf({ username: session.account?.username ?? '', host: session.host });
	// A server that has just deleted it, as it said before, knows its token no more than that of a stranger.
	const isDeleted = end === 'revoked' && session.me.getState().me?.isDeleted === true;
	const title = accountEndTexts()[isDeleted ? 'deleted' : end];
	const what = describe(await leftOf(session.key));
	if (what === '') {
		await alert({ type: 'warning', title, text: t('error.accountRemoved', { name }) });
		return true;
	}
	const others = accounts.getState().all.filter(account => accountKey(account) !== session.key);
	for (;;) {
		const answer = await ask({ type: 'warning', title, text: t('accountEnd.left', { name, what }) }, [
			...(others.length > 0 ? [{ value: 'copy' as const, text: text.accountEnd.copy, primary: true }] : []),
			{ value: 'save', text: text.accountEnd.save, primary: others.length === 0 },
			// With the last account all data is cleared, so the work can't stay on the device.
			...(others.length > 0 ? [{ value: 'leave' as const, text: text.accountEnd.leave }] : []),
			{ value: 'delete', text: text.common.delete, danger: true },
		]);
		if (answer === 'copy' && (await copy(session.key, others))) return true;
		if (answer === 'save' && (await save(session.key, name))) return true;
		if (answer === 'delete' && (await isSureToDelete())) return true;
		if (answer === 'leave' || (answer === undefined && others.length > 0)) return false;
	}
}

/** Read again for each step: a note that was being sent becomes a draft while the dialog is open. */
const leftOf = async (sessionKey: string): Promise<UnsentWork> => readUnsentWork(await localDatabase(), sessionKey);

function describe(left: UnsentWork): string {
	const { drafts, notes, files } = countUnsentWork(left);
	return [
		drafts > 0 && t('accountEnd.drafts', { count: drafts }),
		notes > 0 && t('accountEnd.notes', { count: notes }),
		files > 0 && t('accountEnd.files', { count: files }),
	]
		.filter(line => line !== false)
		.join('\n');
}

async function copy(sessionKey: string, others: readonly StoredAccount[]): Promise<boolean> {
	const to = await chooseAccount(others);
	if (!to) return false;
	try {
		await copyUnsentWork(await localDatabase(), await leftOf(sessionKey), to);
		toast(t('accountEnd.copied', { name: nameOf(to) }), { icon: 'check', tone: 'success' });
		return true;
	} catch (error) {
		await showError(error);
		return false;
	}
}

async function chooseAccount(others: readonly StoredAccount[]): Promise<StoredAccount | undefined> {
	const [first, second] = others;
	if (!second) return first;
	const key = await ask(
		{ title: text.accountEnd.copyTitle },
		others.map(each => ({ value: accountKey(each), text: nameOf(each), primary: each === first })),
	);
	return others.find(each => accountKey(each) === key);
}

/** Waits for a confirmation that the files are there, as leaving the page would stop the downloads. */
async function save(sessionKey: string, name: string): Promise<boolean> {
	for (;;) {
		const files = unsentWorkFiles(await leftOf(sessionKey), name);
		for (const file of files) saveFile(file);
		const answer = await ask(
			{ type: 'success', title: text.accountEnd.saved, text: t('accountEnd.savedText', { count: files.length }) },
			[
				{ value: 'again', text: text.accountEnd.saveAgain },
				{ value: 'ok', text: text.accountEnd.goOn, primary: true },
			],
		);
		if (answer !== 'again') return answer === 'ok';
	}
}

const isSureToDelete = () =>
	confirm({
		title: text.drafts.deleteAllTitle,
		text: text.drafts.deleteText,
		okText: text.common.delete,
		danger: true,
	});
