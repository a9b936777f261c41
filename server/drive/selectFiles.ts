import type { Core } from '../Core';
import { type Page, pageBounds } from '../notes/NoteQuery';
import type { SqlValue } from '../store/table';
import { type FileRow, files } from '../store/tables/drive';

/** The orders of a file list; `+` is descending (newest, largest, last name first), `-` ascending. */
export const FILE_ORDERS = ['+createdAt', '-createdAt', '+name', '-name', '+size', '-size'] as const;
export type FileOrder = (typeof FILE_ORDERS)[number];

/** A MIME type (`text/plain`) or a group (`image/*`). */
export const FILE_TYPE_FORM = /^[a-zA-Z/*-]+$/;

const ORDERS: Readonly<Record<FileOrder, string>> = {
	'+createdAt': 't.id DESC',
	'-createdAt': 't.id ASC',
	'+name': 't.name DESC, t.id DESC',
	'-name': 't.name ASC, t.id DESC',
	'+size': 't.size DESC, t.id DESC',
	'-size': 't.size ASC, t.id DESC',
};

export interface FileFilter extends Page {
	/** Null for the root; missing for any folder. */
	folderId?: string | null;
	type?: string | null | undefined;
	/** Missing for paging by id. */
	sort?: FileOrder | null | undefined;
	limit: number;
}

/** A page of a user's files. */
export function selectFiles({ db }: Core, userId: string, filter: FileFilter): FileRow[] {
	const conditions = ['t.userId = ?'];
	const values: SqlValue[] = [userId];
	const where = (condition: string, value: SqlValue) => {
		conditions.push(condition);
		values.push(value);
	};
	const { since, until, isOldestFirst } = pageBounds(filter);
	if (filter.folderId !== undefined) where('t.folderId IS ?', filter.folderId);
	if (filter.type?.endsWith('/*')) where("t.type GLOB ? || '*'", filter.type.slice(0, -1));
	else if (filter.type) where('t.type = ?', filter.type);
	if (since !== null) where('t.id > ?', since);
	if (until !== null) where('t.id < ?', until);
	const order = ORDERS[filter.sort ?? (isOldestFirst ? '-createdAt' : '+createdAt')];
	const tail = `WHERE ${conditions.join(' AND ')} ORDER BY ${order} LIMIT ?`;
	return db.select(files, tail, ...values, filter.limit);
}
