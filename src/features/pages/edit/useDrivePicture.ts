import { pagePictureQuery } from '@/blocks/page/pageQueries';
import { useThing } from '@/blocks/query/useThing';
import type { DriveFile } from '@/domain/drive/DriveFile';

/**
 * A picture of the account's drive, of which a form keeps the id alone.
 * @param known the one that came with the page
 */
export function useDrivePicture(fileId: string | null, known: DriveFile | null): DriveFile | null {
	const isKnown = fileId === null || known?.id === fileId;
	const query = useThing(pagePictureQuery, fileId ?? '', !isKnown);
	if (fileId === null) return null;
	return isKnown ? known : (query.data ?? null);
}
