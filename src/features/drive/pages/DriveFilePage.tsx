import { type ReactNode, useEffect, useMemo } from 'react';
import { NoteFeed } from '@/blocks/feed/NoteFeed';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { QueryState, type StateText } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { text } from '@/i18n/text';
import { changeThing, knownThing, refreshThing } from '@/stores/queries/cachedThings';
import { defineThing } from '@/stores/queries/Query';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { EmptyState } from '@/ui/state/EmptyState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { listenToDrive } from '../actions/listenToDrive';
import { type DriveFolder, drivePath, type OwnFile, toFolder, toOwnFile } from '../listing/DriveItem';
import { DriveFileHead } from './DriveFileHead';

interface KnownFile {
	/** Null if it was deleted. */
	readonly file: OwnFile | null;
	/** As named when it was fetched. */
	readonly folder: DriveFolder | null;
}

const driveFileQuery = defineThing({
	name: 'driveFile',
	lifetime: 'changing',
	async fetch(session, fileId: string, signal): Promise<KnownFile> {
		const wire = await session.api.call('drive/files/show', { fileId }, { signal });
		return { file: toOwnFile(wire), folder: wire.folder ? toFolder(wire.folder) : null };
	},
});

/** One of the user's files, and the notes that use it. */
export default function DriveFilePage({ params }: PageProps<'driveFile'>): ReactNode {
	const session = useSession();
	const { navigate } = useNavigation();
	const { fileId } = params;
	const query = useThing(driveFileQuery, fileId);
	useEffect(() => {
		const refresh = () => refreshThing(session, driveFileQuery, fileId);
		return listenToDrive(
			session,
			change => {
				if (change.kind === 'fileGone' && change.id === fileId) {
					changeThing(session, driveFileQuery, fileId, () => ({ file: null, folder: null }));
				}
				if (change.kind !== 'file' || change.file.id !== fileId) return;
				const { file } = change;
				const known = knownThing(session, driveFileQuery, fileId);
				if (known?.file?.folderId !== file.folderId) refresh();
				else changeThing(session, driveFileQuery, fileId, now => ({ ...now, file }));
			},
			refresh,
		);
	}, [session, fileId]);
	useHostTitle(query.data?.file?.name ?? text.drive.title);
	const endpointParams = useMemo(() => ({ fileId }), [fileId]);
	const gone: StateText = {
		icon: 'file',
		title: text.drive.fileGone,
		text: text.drive.goneText,
		action: <Button onClick={() => navigate(drivePath(null))}>{text.drive.toDrive}</Button>,
	};
	return (
		<QueryState query={query} loading={<SkeletonRows count={3} />} gone={gone} refused={gone}>
			{({ file, folder }) =>
				file ? (
					<NoteFeed
						endpoint="drive/files/attached-notes"
						params={endpointParams}
						label={text.moderation.notes}
						emptyTitle={text.moderation.noNotes}
						header={<DriveFileHead file={file} folder={folder} />}
					/>
				) : (
					<EmptyState icon={gone.icon} title={gone.title} action={gone.action}>
						{gone.text}
					</EmptyState>
				)
			}
		</QueryState>
	);
}
