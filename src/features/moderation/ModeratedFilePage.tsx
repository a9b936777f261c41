import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from '@/api/ApiError';
import { passGate } from '@/blocks/actions/gate';
import { FailedState } from '@/blocks/FailedState';
import { FilePreview } from '@/blocks/FilePreview';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { useNavigation } from '@/blocks/NavigationContext';
import { pathTo } from '@/domain/paths/pathTo';
import { t, text } from '@/i18n/t';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { SkeletonRows } from '@/ui/SkeletonRows';
import { Switch } from '@/ui/Switch';
import { toast } from '@/ui/toast/toasts';
import { FileFacts } from './FileFacts';
import { FileNotes } from './FileNotes';
import { FileOwner } from './FileOwner';
import styles from './moderation.module.css';
import { Section } from './Section';
import { type ModeratedFile, toModeratedFile } from './toModeratedFile';

/** A file as moderators see it, and what they can do about it (spec 1 §2). */
export default function ModeratedFilePage({ params }: PageProps<'moderatedFile'>): ReactNode {
	const fileId = params.fileId;
	return <FilePage key={fileId} fileId={fileId} />;
}

function FilePage({ fileId }: { fileId: string }): ReactNode {
	const session = useSession();
	const mayChange = useTokenMay('write:drive');
	const mayReadDrive = useTokenMay('read:drive');
	const { navigate } = useNavigation();
	const [isDeleted, setDeleted] = useState(false);
	const queryKey = [session.key, 'moderatedFile', fileId];
	const { data, error, isPending, isFetching, refetch } = useQuery({
		queryKey,
		queryFn: async ({ signal }) =>
			toModeratedFile(await session.api.call('admin/drive/show-file', { fileId }, { signal })),
		gcTime: 0,
		staleTime: 0,
	});
	useHostTitle(data ? t('moderation.of', { name: data.name }) : text.moderation.title);
	const cache = useQueryClient();
	const change = (isSensitive: boolean) =>
		cache.setQueryData<ModeratedFile>(queryKey, now => now && { ...now, isSensitive });
	if (isPending) return <SkeletonRows count={4} />;
	if (isDeleted) {
		const ownerId = data?.ownerId ?? null;
		return (
			<EmptyState
				icon="trash"
				title={text.moderation.fileDeleted}
				action={
					ownerId !== null && (
						<Button icon="user" onClick={() => navigate(pathTo('moderatedUser', { userId: ownerId }))}>
							{text.moderation.toOwner}
						</Button>
					)
				}
			/>
		);
	}
	if (!data) {
		const code = error instanceof ApiError ? error.code : '';
		if (code === 'NO_SUCH_FILE' || code === 'INVALID_PARAM') {
			return (
				<EmptyState icon="file" title={text.moderation.noFile}>
					{text.moderation.goneText}
				</EmptyState>
			);
		}
		return <FailedState error={error} onRetry={() => void refetch()} busy={isFetching} />;
	}
	const markSensitive = (isSensitive: boolean) =>
		passGate(session, {
			optimistic() {
				change(isSensitive);
				return () => change(!isSensitive);
			},
			perform: ({ api }) => api.call('drive/files/update', { fileId, isSensitive }),
		});
	const erase = () =>
		passGate(session, {
			confirmation: {
				title: t('moderation.deleteFileTitle', { name: data.name }),
				text: text.moderation.forGood,
				okText: text.common.delete,
				danger: true,
			},
			async perform({ api }) {
				await api.call('drive/files/delete', { fileId });
				toast(text.moderation.fileDeleted, { icon: 'trash' });
				setDeleted(true);
			},
		});
	return (
		<div className={styles.page}>
			{data.file && (
				<FilePreview key={String(data.isSensitive)} file={{ ...data.file, isSensitive: data.isSensitive }} />
			)}
			{mayChange && (
				<Section title={text.moderation.actions}>
					<div className={styles.actions}>
						<Switch
							label={text.media.sensitive}
							checked={data.isSensitive}
							onChange={isSensitive => void markSensitive(isSensitive)}
						/>
						<Button icon="trash" className={styles.danger} onClick={() => void erase()}>
							{text.common.delete}
						</Button>
					</div>
				</Section>
			)}
			<FileFacts moderated={data} />
			<Section title={text.moderation.owner}>
				{data.ownerId === null ? (
					<p className={styles.none}>{text.moderation.ofServer}</p>
				) : (
					<FileOwner userId={data.ownerId} />
				)}
			</Section>
			{mayReadDrive && <FileNotes fileId={fileId} />}
		</div>
	);
}
