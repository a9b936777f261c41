import type { Core } from '../Core';
import { type PageRow, pages } from '../store/tables/pages';
import { isOpenAccount } from '../users/isOpenAccount';

/** A page that readers may open; not those of suspended and deleted users. */
export function openPage(core: Core, pageId: string): PageRow | undefined {
	const page = core.db.byId(pages, pageId);
	return page && isOpenAccount(core, page.userId) ? page : undefined;
}
