import type { ReactNode } from 'react';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { text } from '@/i18n/text';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { MediaGrid } from '../media/MediaGrid';
import { QueryState } from '../query/QueryState';
import { useThing } from '../query/useThing';
import { MissingBlock } from './MissingBlock';
import styles from './PageContent.module.css';
import type { PageDrawing } from './PageDrawing';
import { pagePictureQuery } from './pageQueries';

interface PagePictureProps {
	fileId: string | null;
	drawing: PageDrawing;
}

/** A picture of a page, as those of notes are: covered if it is sensitive, and opened in the gallery. */
export function PagePicture({ fileId, drawing }: PagePictureProps): ReactNode {
	const session = useSession();
	const mayReadDrive = useTokenMay('read:drive');
	const file = fileId === null ? undefined : drawing.files.get(fileId);
	if (file) return <Picture file={file} pageId={drawing.pageId} />;
	// One that was just chosen did not come with the page.
	const isOwn = session.isMember && mayReadDrive && session.userId === drawing.userId;
	if (fileId === null || !isOwn) return <NoPicture />;
	return <OwnPicture fileId={fileId} pageId={drawing.pageId} />;
}

function OwnPicture({ fileId, pageId }: { fileId: string; pageId: string }): ReactNode {
	const query = useThing(pagePictureQuery, fileId);
	return (
		<QueryState
			query={query}
			loading={null}
			failed={() => <NoPicture />}
			gone={{ icon: 'imageOff', title: text.pages.noImage }}
		>
			{file => (file ? <Picture file={file} pageId={pageId} /> : <NoPicture />)}
		</QueryState>
	);
}

function Picture({ file, pageId }: { file: DriveFile; pageId: string }): ReactNode {
	return (
		<div className={styles.picture}>
			<MediaGrid noteId={`page ${pageId}`} files={[file]} />
		</div>
	);
}

const NoPicture = (): ReactNode => <MissingBlock icon="imageOff">{text.pages.noImage}</MissingBlock>;
