import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { ApiError } from '@/api/ApiError';
import { FailedState } from '@/blocks/FailedState';
import { NoteFeed } from '@/blocks/feed/NoteFeed';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { useNavigation } from '@/blocks/NavigationContext';
import { text } from '@/i18n/t';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { SkeletonRows } from '@/ui/SkeletonRows';
import { DriveFileHead } from './DriveFileHead';
import { type DriveFolder, drivePath, type OwnFile, toFolder, toOwnFile } from './DriveItem';
import { listenToDrive } from './listenToDrive';

interface KnownFile {
	/** Null: it was deleted. */
	readonly file: OwnFile | null;
	/** As it was called when it was asked for. */
	readonly folder: DriveFolder | null;
}

/** One file of one's own, and the notes that it is in. */
export default function DriveFilePage({ params }: PageProps<'driveFile'>): ReactNode {
	const session = useSession();
	const client = useQueryClient();
	const { navigate } = useNavigation();
	const { fileId } = params;
	const queryKey = useMemo(() => [session.key, 'driveFile', fileId], [session, fileId]);
	const { data, error, isPending, isFetching, refetch } = useQuery({
		queryKey,
		async queryFn({ signal }): Promise<KnownFile> {
			const wire = await session.api.call('drive/files/show', { fileId }, { signal });
			return { file: toOwnFile(wire), folder: wire.folder ? toFolder(wire.folder) : null };
		},
		staleTime: 0,
	});
	useEffect(
		() =>
			listenToDrive(
				session,
				change => {
					if (change.kind === 'fileGone' && change.id === fileId) {
						client.setQueryData<KnownFile>(queryKey, { file: null, folder: null });
					}
					if (change.kind !== 'file' || change.file.id !== fileId) return;
					const known = client.getQueryData<KnownFile>(queryKey);
					if (known?.file?.folderId === change.file.folderId) {
						client.setQueryData<KnownFile>(queryKey, { ...known, file: change.file });
					} else void client.invalidateQueries({ queryKey });
				},
				() => void client.invalidateQueries({ queryKey }),
			),
		[session, client, queryKey, fileId],
	);
	useHostTitle(data?.file?.name ?? text.drive.title);
	const endpointParams = useMemo(() => ({ fileId }), [fileId]);
	if (isPending) return <SkeletonRows count={3} />;
	if (data?.file) {
		return (
			<NoteFeed
				endpoint="drive/files/attached-notes"
				params={endpointParams}
				label={text.moderation.notes}
				emptyTitle={text.moderation.noNotes}
				header={<DriveFileHead file={data.file} folder={data.folder} />}
			/>
		);
	}
	if (error && !(error instanceof ApiError && error.status < 500)) {
		return <FailedState error={error} onRetry={() => void refetch()} busy={isFetching} />;
	}
	return (
		<EmptyState
			icon="file"
			title={text.drive.fileGone}
			action={<Button onClick={() => navigate(drivePath(null))}>{text.drive.toDrive}</Button>}
		>
			{text.drive.goneText}
		</EmptyState>
	);
}
