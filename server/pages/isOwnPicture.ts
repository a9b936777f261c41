import type { Core } from '../Core';
import { files } from '../store/tables/drive';
import type { UserRow } from '../store/tables/users';

/** Whether a user may show a file on a page: it is in their drive. Null stands for no file. */
export const isOwnPicture = ({ db }: Core, me: UserRow, fileId: string | null): boolean =>
	fileId === null || db.byId(files, fileId)?.userId === me.id;
