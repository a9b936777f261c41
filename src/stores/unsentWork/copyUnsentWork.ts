import { randomId } from '@/base/randomId';
import { BLANK_DRAFT } from '@/domain/draft/blankDraft';
import type { Draft } from '@/domain/draft/Draft';
import type { DraftTarget, KeptDraft } from '@/domain/draft/DraftTarget';
import type { KeyValueStore } from '@/platform/localDatabase';
import { drafts } from '../drafts';
import { accountKey, type StoredAccount } from '../session/accounts';
import { type KeptUpload, keptKey } from '../uploads/keptUploads';
import type { UnsentWork } from './readUnsentWork';

/**
 * Copies an account's unsent work to another account of this device: drafts and unsent notes become drafts, and their
 * files wait to be uploaded there. References to the old server (the note replied to, recipients) are dropped if the
 * other account is on another server.
 * @throws if not all of it can be stored
 */
export async function copyUnsentWork(database: KeyValueStore, left: UnsentWork, to: StoredAccount): Promise<void> {
	const toKey = accountKey(to);
	const isSameServer = left.sessionKey.startsWith(`${to.host}/`);
	const keep = async (draft: KeptDraft, files: readonly KeptUpload[]) => {
		const context = `kept:${randomId()}`;
		const copy = isSameServer ? { ...draft, postAs: null } : withoutServer(draft);
		if (!drafts.set(drafts.keyOf(toKey, context), copy, copyUnsentWork)) throw new Error('A draft could not be kept.');
		await keepFiles(database, `${toKey}:${context}`, files);
	};
	const filesOf = (context: string) => left.uploads.find(each => each.context === context)?.files ?? [];
	for (const { context, draft } of left.drafts) await keep(draft, filesOf(context));
	for (const { entry, files } of left.notes) await keep({ ...entry.draft, target: entry.target }, files);
	const ofDrafts = new Set(left.drafts.map(({ context }) => context));
	for (const { context, files } of left.uploads) {
		if (context === 'drive') await keepFiles(database, `${toKey}:drive`, files, null);
		else if (!ofDrafts.has(context)) await keep({ ...BLANK_DRAFT, updatedAt: Date.now() }, files);
	}
}

/** @param folderId the other account's: it has no folder of this one, but may have one for uploads (undefined) */
async function keepFiles(
	database: KeyValueStore,
	queue: string,
	files: readonly KeptUpload[],
	folderId?: null,
): Promise<void> {
	if (files.length === 0) return;
	const records = files.map((file): [string, KeptUpload] => {
		const id = randomId();
		return [keptKey(queue, id), { ...file, folderId, id }];
	});
	await database.change(new Map(records), []);
}

function withoutServer({ target: _, ...draft }: Draft & { target?: DraftTarget }): KeptDraft {
	return { ...draft, quoteId: null, visibleUserIds: [], postAs: null };
}
