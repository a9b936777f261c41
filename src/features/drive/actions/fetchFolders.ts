import { pagingParams } from '@/api/pagingParams';
import type { Session } from '@/stores/session/Session';
import type { WireFolder } from '@/wire/entities';
import { type DriveFolder, toFolder } from '../listing/DriveItem';
import { sortFolders } from '../listing/driveContent';

const PAGE = 100;

/** All subfolders of a folder (null for the root), by name. */
export async function fetchFolders(
	session: Session,
	folderId: string | null,
	signal: AbortSignal,
): Promise<DriveFolder[]> {
	const all: WireFolder[] = [];
	for (let untilId: string | undefined; ; ) {
		const params = { folderId, ...pagingParams({ limit: PAGE, untilId }) };
		const page = await session.api.call('drive/folders', params, { signal });
		all.push(...page);
		untilId = page.at(-1)?.id;
		if (page.length < PAGE || untilId === undefined) return sortFolders(all.map(toFolder));
	}
}
