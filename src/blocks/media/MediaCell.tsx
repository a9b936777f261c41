import { type ReactNode, useEffect } from 'react';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { mediaKind } from '@/domain/drive/mediaKinds';
import { MediaImage } from './MediaImage';
import { MediaTools } from './MediaTools';
import { MediaVideo } from './MediaVideo';
import { SensitiveCover } from './SensitiveCover';
import { useCover } from './useCover';

/** Functions that cover a picture again, by file id; also used by the viewer's menu. */
export type Hiders = Map<string, () => void>;

interface MediaCellProps {
	noteId: string;
	file: DriveFile;
	/** Counted from 1. */
	number: number;
	total: number;
	/** Whether its alt text is shown beside the grid. */
	isDescribed: boolean;
	onDescribe: (fileId: string) => void;
	hiders: Hiders;
}

/** A picture or video with its buttons, or the cover over it. */
export function MediaCell(props: MediaCellProps): ReactNode {
	const { noteId, file, number, total, isDescribed, onDescribe, hiders } = props;
	const cover = useCover(noteId, file);
	const { isThere, hide } = cover;
	useEffect(() => {
		if (isThere || !hide) return undefined;
		hiders.set(file.id, hide);
		return () => void hiders.delete(file.id);
	}, [hiders, file.id, isThere, hide]);
	if (isThere) return <SensitiveCover file={file} onShow={cover.reveal} />;
	const tools = (onStop?: () => void) => (
		<MediaTools {...{ noteId, file, isDescribed, onDescribe, onStop }} onHide={hide} />
	);
	if (mediaKind(file) === 'video') return <MediaVideo file={file}>{tools}</MediaVideo>;
	return (
		<MediaImage file={file} number={number} total={total}>
			{tools()}
		</MediaImage>
	);
}
