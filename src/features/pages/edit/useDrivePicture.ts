import { pagePictureQuery } from '@/blocks/page/pageQueries';
import { useThing } from '@/blocks/query/useThing';
import type { DriveFile } from '@/domain/drive/DriveFile';

/**
 * A picture of the account's drive, of which a form keeps the id alone.
 * @param known the one that came with the page
 * @returns null for none, or one that can't be shown; undefined while it is loaded
 */
export function useDrivePicture(fileId: string | null, known: DriveFile | null): DriveFile | null | undefined {
	const isKnown = fileId === null || known?.id === fileId;
	const { data, isError } = useThing(pagePictureQuery, fileId ?? '', !isKnown);
	if (fileId === null) return null;
	if (isKnown) return known;
	return isError ? null : data;
}
