import type { DriveFile } from '../drive/DriveFile';
import { VISIBILITIES, type Visibility } from '../note/Note';
import type { Draft } from './Draft';
import { mergeText } from './mergeText';

export interface MergedDraft {
	readonly draft: Draft;
	/**
	 * Set if both wrote the same part differently: `draft` then is the longer version, and the other has to be kept
	 * elsewhere.
	 */
	readonly lost: 'mine' | 'theirs' | null;
}

/**
 * Merges two versions of a draft that were written at the same time, in two tabs or two composers. The result doesn't
 * depend on which is `mine`.
 * @param base the version that both started from
 */
export function mergeDraft(base: Draft, mine: Draft, theirs: Draft): MergedDraft {
	const text = mergeText(base.text, mine.text, theirs.text);
	const cw = mergeText(base.cw, mine.cw, theirs.cw);
	const poll = pick(base.poll, mine.poll, theirs.poll, () => undefined);
	if (text === null || cw === null || poll === undefined) {
		// Choosing by time would never settle: each merge is newer than its sources, so tabs would go on swapping
		// versions.
		return isBefore(theirs, mine) ? { draft: mine, lost: 'theirs' } : { draft: theirs, lost: 'mine' };
	}
	return {
		draft: {
			...mine,
			text,
			cw,
			poll,
			useCw: pick(base.useCw, mine.useCw, theirs.useCw, () => true),
			visibility: pick(base.visibility, mine.visibility, theirs.visibility, narrower),
			localOnly: pick(base.localOnly, mine.localOnly, theirs.localOnly, () => true),
			files: mergeList<DriveFile>(base.files, mine.files, theirs.files, ({ id }) => id),
			visibleUserIds: mergeList(base.visibleUserIds, mine.visibleUserIds, theirs.visibleUserIds, id => id),
			quoteId: pick(base.quoteId, mine.quoteId, theirs.quoteId, later),
			reactionAcceptance: pick(base.reactionAcceptance, mine.reactionAcceptance, theirs.reactionAcceptance, later),
			postAs: pick(base.postAs ?? null, mine.postAs ?? null, theirs.postAs ?? null, later),
			updatedAt: Math.max(mine.updatedAt, theirs.updatedAt),
		},
		lost: null,
	};
}

/** Whether two drafts would be posted as the same note. */
export function isSameDraft(a: Draft, b: Draft): boolean {
	return contentOf(a) === contentOf(b);
}

function contentOf(draft: Draft): string {
	const { text, useCw, cw, visibility, localOnly, files, poll, visibleUserIds, quoteId, reactionAcceptance } = draft;
	const ids = files.map(({ id }) => id);
	const rest = [ids, poll, visibleUserIds, quoteId, reactionAcceptance, draft.postAs ?? null];
	return JSON.stringify([text, useCw, cw, visibility, localOnly, ...rest]);
}

function isBefore(a: Draft, b: Draft): boolean {
	return a.text.length === b.text.length ? contentOf(a) < contentOf(b) : a.text.length < b.text.length;
}

/** @param both decides when both sides changed the value differently; must not depend on the order of its arguments */
function pick<T, U = T>(base: T, mine: T, theirs: T, both: (mine: T, theirs: T) => U): T | U {
	const [was, is, other] = [base, mine, theirs].map(each => JSON.stringify(each));
	if (is === other || other === was) return mine;
	return is === was ? theirs : both(mine, theirs);
}

const narrower = (a: Visibility, b: Visibility): Visibility =>
	VISIBILITIES.indexOf(a) > VISIBILITIES.indexOf(b) ? a : b;

const later = <T extends string | null>(a: T, b: T): T => ((a ?? '') > (b ?? '') ? a : b);

/** The list with what either side added, without what either side removed. */
function mergeList<T>(
	base: readonly T[],
	mine: readonly T[],
	theirs: readonly T[],
	idOf: (item: T) => string,
): readonly T[] {
	return pick(base, mine, theirs, () => {
		const [was, is, other] = [base, mine, theirs].map(list => new Set(list.map(idOf)));
		const kept = base.filter(item => is?.has(idOf(item)) && other?.has(idOf(item)));
		const added = new Map([...mine, ...theirs].map(item => [idOf(item), item]));
		for (const id of was ?? []) added.delete(id);
		return [...kept, ...[...added].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, item]) => item)];
	});
}
