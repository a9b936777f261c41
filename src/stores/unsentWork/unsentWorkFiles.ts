import type { Draft } from '@/domain/draft/Draft';
import type { DraftTarget } from '@/domain/draft/DraftTarget';
import type { KeptUpload } from '../uploads/keptUploads';
import type { UnsentWork } from './readUnsentWork';

/**
 * An account's unsent work as files that can be read without this client: one JSON file with all texts, and each file
 * that wasn't uploaded.
 * @param owner such as `@mara@a.server`
 */
export function unsentWorkFiles(left: UnsentWork, owner: string, now = new Date()): File[] {
	const uploads = [...left.notes.flatMap(({ files }) => files), ...left.uploads.flatMap(({ files }) => files)];
	const saved = {
		account: owner,
		savedAt: now.toISOString(),
		drafts: left.drafts.map(({ context, draft }) => ({
			...written(draft, draft.target),
			filesNotUploaded: namesOf(left.uploads.find(each => each.context === context)?.files),
		})),
		notesNotPosted: left.notes.map(({ entry, files }) => ({
			...written(entry.draft, entry.target),
			createdAt: new Date(entry.createdAt).toISOString(),
			filesNotUploaded: namesOf(files),
		})),
		filesNotUploaded: uploads.map(({ name, caption }) => ({ name, caption })),
	};
	const name = `quarterdeck-${owner.replace(/[^\w.-]+/g, '_').replace(/^_/, '')}-${now.toISOString().slice(0, 10)}.json`;
	const json = new File([JSON.stringify(saved, null, '\t')], name, { type: 'application/json' });
	return [json, ...uploads.map(({ file, name: uploadName }) => new File([file], uploadName, { type: file.type }))];
}

const namesOf = (files: readonly KeptUpload[] = []): string[] => files.map(({ name }) => name);

function written(draft: Draft, target: DraftTarget | undefined) {
	const { text, useCw, cw, visibility, localOnly, poll, visibleUserIds, files, quoteId, updatedAt } = draft;
	return {
		text,
		cw: useCw ? cw : null,
		visibility,
		localOnly,
		visibleUserIds,
		poll,
		replyTo: target?.replyTo ?? null,
		quote: quoteId ?? target?.quote ?? null,
		channelId: target?.channelId ?? null,
		about: target?.about ?? null,
		filesInDrive: files.map(({ name, url, comment }) => ({ name, url, description: comment })),
		updatedAt: new Date(updatedAt).toISOString(),
	};
}
