import type { Core } from '../Core';
import { type PageRow, pages } from '../store/tables/pages';
import { users } from '../store/tables/users';

/** A page that readers may open; not those of suspended and deleted users. */
export function openPage({ db }: Core, pageId: string): PageRow | undefined {
	const page = db.byId(pages, pageId);
	const owner = page && db.byId(users, page.userId);
	return owner && !owner.isSuspended && !owner.isDeleted ? page : undefined;
}
