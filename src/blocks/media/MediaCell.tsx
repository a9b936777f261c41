import type { ReactNode } from 'react';
import type { DriveFile } from '@/domain/DriveFile';
import { mediaKind } from '@/domain/mediaKinds';
import { MediaImage } from './MediaImage';
import { MediaTools } from './MediaTools';
import { MediaVideo } from './MediaVideo';
import { SensitiveCover } from './SensitiveCover';
import { useCover } from './useCover';

interface MediaCellProps {
	noteId: string;
	file: DriveFile;
	/** Counted from 1. */
	number: number;
	total: number;
	/** Its text is shown beside the grid. */
	isDescribed: boolean;
	onDescribe: (fileId: string) => void;
}

/** A picture or a film with what one can do with it, or the cover before it. */
export function MediaCell({ noteId, file, number, total, isDescribed, onDescribe }: MediaCellProps): ReactNode {
	const cover = useCover(noteId, file);
	if (cover.isThere) return <SensitiveCover file={file} onShow={cover.reveal} />;
	const tools = (onStop?: () => void) => (
		<MediaTools {...{ noteId, file, isDescribed, onDescribe, onStop }} onHide={cover.hide} />
	);
	if (mediaKind(file) === 'video') return <MediaVideo file={file}>{tools}</MediaVideo>;
	return (
		<MediaImage file={file} number={number} total={total}>
			{tools()}
		</MediaImage>
	);
}
