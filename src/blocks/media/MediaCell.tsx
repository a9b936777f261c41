import type { DriveFile } from '@/domain/DriveFile';
import { mediaKind } from '@/domain/mediaKinds';
import { useSession } from '@/stores/session/SessionContext';
import { useAppearance } from '../AppearanceContext';
import { useRemembered } from '../rememberedState';
import { isCovered } from './isCovered';
import { MediaImage } from './MediaImage';
import { MediaVideo } from './MediaVideo';
import { SensitiveCover } from './SensitiveCover';

interface MediaCellProps {
	noteId: string;
	file: DriveFile;
	number: number;
	total: number;
}

/** A picture or a film, or the cover before it. */
export function MediaCell({ noteId, file, number, total }: MediaCellProps) {
	const session = useSession();
	const covered = isCovered(file, useAppearance());
	const [isRevealed, setRevealed] = useRemembered(`${session.key} ${noteId} ${file.id} media`, false);
	if (covered && !isRevealed) return <SensitiveCover file={file} onShow={() => setRevealed(true)} />;
	if (mediaKind(file) === 'video') return <MediaVideo file={file} />;
	return <MediaImage file={file} number={number} total={total} onHide={covered ? () => setRevealed(false) : null} />;
}
