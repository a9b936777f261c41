import { type ReactNode, useState } from 'react';
import { passGate } from '@/blocks/actions/gate';
import { useHostTitle } from '@/blocks/hosting/HostContext';
import type { PageProps } from '@/blocks/hosting/PageDefinition';
import { FilePreview } from '@/blocks/media/FilePreview';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { pathTo } from '@/domain/paths/pathTo';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { changeThing } from '@/stores/queries/cachedThings';
import { defineThing } from '@/stores/queries/Query';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { Switch } from '@/ui/field/Switch';
import { Section } from '@/ui/section/Section';
import { EmptyState } from '@/ui/state/EmptyState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { toast } from '@/ui/toast/toasts';
import { FileFacts } from './FileFacts';
import { FileNotes } from './FileNotes';
import { FileOwner } from './FileOwner';
import styles from './moderation.module.css';
import { type ModeratedFile, toModeratedFile } from './toModeratedFile';

const moderatedFileQuery = defineThing({
	name: 'moderatedFile',
	lifetime: 'open',
	fetch: async (session, fileId: string, signal) =>
		toModeratedFile(await session.api.call('admin/drive/show-file', { fileId }, { signal })),
});

/** A file and its actions for moderators (rules/moderation#files). */
export default function ModeratedFilePage({ params }: PageProps<'moderatedFile'>): ReactNode {
	const fileId = params.fileId;
	return <FilePage key={fileId} fileId={fileId} />;
}

function FilePage({ fileId }: { fileId: string }): ReactNode {
	const [isDeleted, setDeleted] = useState(false);
	const query = useThing(moderatedFileQuery, fileId);
	const { navigate } = useNavigation();
	useHostTitle(query.data ? t('moderation.of', { name: query.data.name }) : text.moderation.title);
	if (isDeleted) {
		const ownerId = query.data?.ownerId ?? null;
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
	return (
		<QueryState
			query={query}
			loading={<SkeletonRows count={4} />}
			gone={{ icon: 'file', title: text.moderation.noFile, text: text.moderation.goneText }}
		>
			{file => <FileParts moderated={file} onDeleted={() => setDeleted(true)} />}
		</QueryState>
	);
}

function FileParts({ moderated, onDeleted }: { moderated: ModeratedFile; onDeleted: () => void }): ReactNode {
	const session = useSession();
	const mayChange = useTokenMay('write:drive');
	const mayReadDrive = useTokenMay('read:drive');
	const { id: fileId, ownerId } = moderated;
	const change = (isSensitive: boolean) =>
		changeThing(session, moderatedFileQuery, fileId, now => ({ ...now, isSensitive }));
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
				title: t('moderation.deleteFileTitle', { name: moderated.name }),
				text: text.moderation.forGood,
				okText: text.common.delete,
				danger: true,
			},
			async perform({ api }) {
				await api.call('drive/files/delete', { fileId });
				toast(text.moderation.fileDeleted, { icon: 'trash' });
				onDeleted();
			},
		});
	return (
		<div className={styles.page}>
			{moderated.file && (
				<FilePreview
					key={String(moderated.isSensitive)}
					file={{ ...moderated.file, isSensitive: moderated.isSensitive }}
				/>
			)}
			{mayChange && (
				<Section title={text.moderation.actions}>
					<div className={styles.actions}>
						<Switch
							label={text.media.sensitive}
							checked={moderated.isSensitive}
							onChange={isSensitive => void markSensitive(isSensitive)}
						/>
						<Button icon="trash" className={styles.danger} onClick={() => void erase()}>
							{text.common.delete}
						</Button>
					</div>
				</Section>
			)}
			<FileFacts moderated={moderated} />
			<Section title={text.moderation.owner}>
				{ownerId === null ? <p className={styles.none}>{text.moderation.ofServer}</p> : <FileOwner userId={ownerId} />}
			</Section>
			{mayReadDrive && <FileNotes fileId={fileId} />}
		</div>
	);
}
