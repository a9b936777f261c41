import type { DriveFolder, OwnFile } from './DriveItem';

export type DriveSort = 'newest' | 'oldest' | 'name' | 'size';

/** Which files are shown: those directly in a folder (null for the root), of a type or a group such as `image/*`. */
export interface DriveView {
	readonly folderId: string | null;
	readonly type: string | null;
	readonly sort: DriveSort;
}

export interface DriveContent {
	/** Sorted by name. */
	readonly folders: readonly DriveFolder[];
	/** Sorted as in the view. */
	readonly files: readonly OwnFile[];
}

/** A change of the drive, made on this page or reported by the stream. */
export type DriveChange =
	| { readonly kind: 'file'; readonly file: OwnFile }
	| { readonly kind: 'folder'; readonly folder: DriveFolder }
	| { readonly kind: 'fileGone' | 'folderGone'; readonly id: string };

const collator = new Intl.Collator(undefined, { numeric: true });
const byName = (a: { name: string }, b: { name: string }) => collator.compare(a.name, b.name);
const byAge = (a: OwnFile, b: OwnFile) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

const ORDERS: Readonly<Record<DriveSort, (a: OwnFile, b: OwnFile) => number>> = {
	newest: (a, b) => byAge(b, a),
	oldest: byAge,
	name: (a, b) => byName(a, b) || byAge(b, a),
	size: (a, b) => b.size - a.size || byAge(b, a),
};

/** Whether the list can be fetched page by page; for other orders the whole folder is needed to sort it. */
export const isPaged = (sort: DriveSort): boolean => sort === 'newest' || sort === 'oldest';

export function sortFiles(files: readonly OwnFile[], sort: DriveSort): OwnFile[] {
	return [...new Map(files.map(file => [file.id, file])).values()].sort(ORDERS[sort]);
}

export const sortFolders = (folders: readonly DriveFolder[]): DriveFolder[] => [...folders].sort(byName);

/**
 * The content after a change; the same object if it doesn't apply.
 * @param isWhole false if there are more pages: a file that sorts behind the last one is part of those
 */
export function withChange(
	content: DriveContent,
	change: DriveChange,
	view: DriveView,
	isWhole: boolean,
): DriveContent {
	const { files, folders } = content;
	if (change.kind === 'folder') {
		const others = folders.filter(({ id }) => id !== change.folder.id);
		if (change.folder.parentId === view.folderId) {
			return { files, folders: sortFolders([...others, change.folder]) };
		}
		return others.length === folders.length ? content : { files, folders: others };
	}
	if (change.kind === 'folderGone') {
		const others = folders.filter(({ id }) => id !== change.id);
		return others.length === folders.length ? content : { files, folders: others };
	}
	const id = change.kind === 'file' ? change.file.id : change.id;
	const others = files.filter(file => file.id !== id);
	const isKnown = others.length < files.length;
	if (change.kind === 'file' && isShown(change.file, view)) {
		const last = files.at(-1);
		const isBeyond = last !== undefined && ORDERS[view.sort](change.file, last) > 0;
		if (isKnown || isWhole || !isPaged(view.sort) || !isBeyond) {
			return { folders, files: sortFiles([...others, change.file], view.sort) };
		}
	}
	return isKnown ? { folders, files: others } : content;
}

function isShown(file: OwnFile, { folderId, type }: DriveView): boolean {
	if (file.folderId !== folderId) return false;
	return type === null || (type.endsWith('/*') ? file.type.startsWith(type.slice(0, -1)) : file.type === type);
}
