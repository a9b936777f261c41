import type { Core } from '../Core';
import { ApiError } from '../http/ApiError';
import { commonErrors } from '../http/commonErrors';
import type { FolderRow } from '../store/tables/drive';
import { folderPath } from './folderPath';

/** The deepest nesting of folders. */
const DEPTH_MAX = 20;

/**
 * @param height number of levels of the folder that is put there
 * @throws ApiError if it would be too deep
 */
export function checkDepth(core: Core, parent: FolderRow, height: number): void {
	if (folderPath(core, parent).length + height <= DEPTH_MAX) return;
	const reason = `must NOT be more than ${DEPTH_MAX} folders, one in the other`;
	throw new ApiError(commonErrors.invalidParam, { param: '#/properties/parentId', reason });
}

/** How many levels a folder has including itself, counted only as far as it matters. */
export function heightOf({ db }: Core, folder: FolderRow): number {
	const [deepest] = db.all<{ level: number }>(
		`WITH RECURSIVE inside(id, level) AS (
			VALUES (?1, 1)
			UNION ALL
			SELECT f.id, inside.level + 1 FROM folders f JOIN inside ON f.parentId = inside.id WHERE inside.level <= ?2
		) SELECT max(level) AS level FROM inside`,
		folder.id,
		DEPTH_MAX,
	);
	return deepest?.level ?? 1;
}
