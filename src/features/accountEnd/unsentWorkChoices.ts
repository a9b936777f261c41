import { showError } from '@/blocks/actions/showError';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { localDatabase } from '@/platform/localDatabase';
import { saveFile } from '@/platform/saveFile';
import { accountKey, accounts, type StoredAccount, storedAccount } from '@/stores/session/accounts';
import { formerAccounts } from '@/stores/session/formerAccounts';
import { copyUnsentWork } from '@/stores/unsentWork/copyUnsentWork';
import { countUnsentWork, readUnsentWork, type UnsentWork } from '@/stores/unsentWork/readUnsentWork';
import { unsentWorkFiles } from '@/stores/unsentWork/unsentWorkFiles';
import type { WorkDecision } from '@/stores/unsentWork/WorkDecision';
import type { Message } from '@/ui/dialog/dialogRequests';
import { ask, confirm } from '@/ui/dialog/dialogs';
import { toast } from '@/ui/toast/toasts';

type Named = Pick<StoredAccount, 'username' | 'host' | 'id'>;

export const fullName = ({ username, host }: Pick<StoredAccount, 'username' | 'host'>) => `@${username}@${host}`;

/**
 * An account, and the others whose work goes with it: with the last account all data is cleared, that which was kept of
 * former accounts too.
 */
export function leavingWith(account: Named): readonly Named[] {
	const isLast = accounts.getState().all.every(each => accountKey(each) === accountKey(account));
	return isLast ? [account, ...formerAccounts.getState().all] : [account];
}

interface Choices {
	/** The account that leaves, and others whose work goes with it. */
	readonly leaving: readonly Named[];
	readonly message: Message;
	/** Whether closing the dialog changes nothing; otherwise it keeps the work. */
	readonly canCancel: boolean;
}

/**
 * Asks what becomes of unsent work until that is decided; closing a dialog deletes nothing.
 * @returns undefined if cancelled
 */
export async function chooseForWork({ leaving, message, canCancel }: Choices): Promise<WorkDecision | undefined> {
	const keys = leaving.map(accountKey);
	// Another tab may sign out of them while a dialog is open.
	const staying = () => accounts.getState().all.filter(each => !keys.includes(accountKey(each)));
	for (;;) {
		const others = staying();
		const canStay = others.length > 0;
		const answer = await ask(message, [
			...(canStay ? [{ value: 'copy' as const, text: text.accountEnd.copy, primary: true }] : []),
			{ value: 'save', text: text.accountEnd.save, primary: !canStay },
			// With the last account all data is cleared, so the work can't stay on the device.
			...(canStay ? [{ value: 'leave' as const, text: text.accountEnd.leave }] : []),
			{ value: 'delete', text: text.common.delete, danger: true },
			...(canCancel ? [{ value: 'cancel' as const, text: text.common.cancel }] : []),
		]);
		if (answer === 'copy' && (await copy(keys, others))) return 'forget';
		if (answer === 'save' && (await saveWork(leaving))) return 'forget';
		if (answer === 'delete' && (await isSureToDelete())) return 'forget';
		if (canCancel && (answer === 'cancel' || answer === undefined)) return undefined;
		if ((answer === 'leave' || answer === undefined) && staying().length > 0) return 'keep';
	}
}

/** Read again for each step: a note that was being sent becomes a draft while the dialog is open. */
const leftOf = async (sessionKey: string): Promise<UnsentWork> => readUnsentWork(await localDatabase(), sessionKey);

/** What exists of these accounts on this device alone, a kind a line; empty for nothing. */
export async function describeWork(all: readonly Named[]): Promise<string> {
	const left = await Promise.all(all.map(account => leftOf(accountKey(account))));
	const counts = left.map(countUnsentWork);
	const sum = (kind: 'drafts' | 'notes' | 'files') => counts.reduce((total, each) => total + each[kind], 0);
	const [drafts, notes, files] = [sum('drafts'), sum('notes'), sum('files')];
	return [
		drafts > 0 && t('accountEnd.drafts', { count: drafts }),
		notes > 0 && t('accountEnd.notes', { count: notes }),
		files > 0 && t('accountEnd.files', { count: files }),
	]
		.filter(line => line !== false)
		.join('\n');
}

async function copy(sessionKeys: readonly string[], others: readonly StoredAccount[]): Promise<boolean> {
	const to = await chooseAccount(others);
	if (!to || !storedAccount(accountKey(to))) return false;
	try {
		for (const key of sessionKeys) await copyUnsentWork(await localDatabase(), await leftOf(key), to);
		toast(t('accountEnd.copied', { name: fullName(to) }), { icon: 'check', tone: 'success' });
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
		others.map(each => ({ value: accountKey(each), text: fullName(each), primary: each === first })),
	);
	return others.find(each => accountKey(each) === key);
}

/** Waits for a confirmation that the files are there, as leaving the page would stop the downloads. */
export async function saveWork(all: readonly Named[]): Promise<boolean> {
	for (;;) {
		const files = await Promise.all(
			all.map(async account => unsentWorkFiles(await leftOf(accountKey(account)), fullName(account))),
		);
		for (const file of files.flat()) saveFile(file);
		const count = files.flat().length;
		const answer = await ask(
			{ type: 'success', title: text.accountEnd.saved, text: t('accountEnd.savedText', { count }) },
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
