import type { Core } from '../Core';
import { type PageRow, pageLikes, pages } from '../store/tables/pages';
import { profiles } from '../store/tables/users';
import { announceMeUpdated } from '../users/announceMeUpdated';

/** Deletes a page with its likes, and takes it off its owner's profile. */
export function deletePage(core: Core, { id, userId }: Pick<PageRow, 'id' | 'userId'>): void {
	core.db.transaction(() => {
		core.db.delete(pageLikes, 'pageId = ?', id);
		core.db.delete(pages, 'id = ?', id);
		const count = core.db.update(profiles, { pinnedPageId: null }, 'pinnedPageId = ?', id);
		if (count > 0) announceMeUpdated(core, userId);
	});
}
