import type { entities } from 'misskey-js';
import type { Core } from '../Core';
import { picturesIn } from '../pages/picturesIn';
import { dateOfId } from '../store/IdSource';
import { files } from '../store/tables/drive';
import { type PageRow, pages } from '../store/tables/pages';
import { packFile } from './packFile';
import { packUsersLite } from './packUserLite';

/** Pages in the given order. Their pictures come along if they are in the drive of who wrote the page. */
export function packPages(core: Core, rows: readonly PageRow[], viewerId: string | null): entities.Page[] {
	if (rows.length === 0) return [];
	const pictures = new Map(rows.map(row => [row.id, picturesIn(row.content)]));
	const wanted = rows.flatMap(row => [...(pictures.get(row.id) ?? []), row.eyeCatchingImageId ?? []].flat());
	const known = core.db.byIds(files, new Set(wanted));
	const people = packUsersLite(
		core,
		rows.map(row => row.userId),
	);
	const { counts, mine } = likesOf(core, rows, viewerId);
	return rows.flatMap(row => {
		const user = people.get(row.userId);
		if (!user) return [];
		const fileOf = (id: string | null) => {
			const file = id === null ? undefined : known.get(id);
			return file?.userId === row.userId ? packFile(core, file) : null;
		};
		return {
			id: row.id,
			createdAt: dateOfId(row.id),
			updatedAt: new Date(row.updatedAt).toISOString(),
			userId: row.userId,
			user,
			// As its owner's client has sent them.
			content: row.content as unknown as entities.Page['content'],
			variables: row.variables as unknown as entities.Page['variables'],
			title: row.title,
			name: row.name,
			summary: row.summary,
			hideTitleWhenPinned: row.hideTitleWhenPinned,
			alignCenter: row.alignCenter,
			font: row.font,
			script: row.script,
			eyeCatchingImageId: row.eyeCatchingImageId,
			eyeCatchingImage: fileOf(row.eyeCatchingImageId),
			attachedFiles: (pictures.get(row.id) ?? []).flatMap(id => fileOf(id) ?? []),
			likedCount: counts.get(row.id) ?? 0,
			...(viewerId === null ? {} : { isLiked: mine.has(row.id) }),
		};
	});
}

/** @throws Error if its owner was deleted */
export function packPage(core: Core, row: PageRow, viewerId: string | null): entities.Page {
	const [packed] = packPages(core, [row], viewerId);
	if (!packed) throw new Error(`page ${row.id} has no owner`);
	return packed;
}

/** The pages that profiles show, by id. */
export function packPinnedPages(
	core: Core,
	ids: Iterable<string>,
	viewerId: string | null,
): ReadonlyMap<string, entities.Page> {
	const rows = [...core.db.byIds(pages, ids).values()];
	return new Map(packPages(core, rows, viewerId).map(page => [page.id, page]));
}

function likesOf({ db }: Core, rows: readonly PageRow[], viewerId: string | null) {
	const ids = JSON.stringify(rows.map(row => row.id));
	const counted = db.all<{ pageId: string; n: number }>(
		`SELECT pageId, count(*) AS n FROM pageLikes WHERE pageId IN (SELECT value FROM json_each(?)) GROUP BY pageId`,
		ids,
	);
	const liked = db.all<{ pageId: string }>(
		'SELECT pageId FROM pageLikes WHERE userId = ? AND pageId IN (SELECT value FROM json_each(?))',
		viewerId ?? '',
		ids,
	);
	return {
		counts: new Map(counted.map(({ pageId, n }) => [pageId, n])),
		mine: new Set(liked.map(({ pageId }) => pageId)),
	};
}
