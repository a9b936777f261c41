import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pagingParams } from '@/api/pagingParams';
import { toDriveFile } from '@/api/toDriveFile';
import { FailedState } from '@/blocks/FailedState';
import { MoreButton } from '@/blocks/MoreButton';
import { Blurhash } from '@/blocks/media/Blurhash';
import { PathLink } from '@/blocks/PathLink';
import type { DriveFile } from '@/domain/DriveFile';
import { mediaKind } from '@/domain/mediaKinds';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/t';
import { useSession } from '@/stores/session/SessionContext';
import { Icon, type IconName } from '@/ui/Icon';
import { SkeletonRows } from '@/ui/SkeletonRows';
import styles from './moderation.module.css';
import { Section } from './Section';

const PAGE = 30;

const KIND_ICONS: Readonly<Record<ReturnType<typeof mediaKind>, IconName>> = {
	image: 'image',
	video: 'video',
	audio: 'music',
	other: 'file',
};

/** Somebody's files, the latest first; each leads to its own moderation page. */
export function UserFiles({ userId }: { userId: string }): ReactNode {
	const session = useSession();
	const query = useInfiniteQuery({
		queryKey: [session.key, 'moderatedFiles', userId],
		initialPageParam: null as string | null,
		async queryFn({ pageParam, signal }) {
			const params = { userId, ...pagingParams({ limit: PAGE, untilId: pageParam }) };
			const told = await session.api.call('admin/drive/files', params, { signal });
			const next = told.length < PAGE ? null : (told.at(-1)?.id ?? null);
			return { files: told.flatMap(file => toDriveFile(file) ?? []), next };
		},
		getNextPageParam: last => last.next,
		gcTime: 0,
		staleTime: 0,
	});
	const files = query.data?.pages.flatMap(page => page.files) ?? [];
	return (
		<Section title={text.moderation.files}>
			{query.isPending && <SkeletonRows count={1} />}
			{query.isSuccess && files.length === 0 && <p className={styles.none}>{text.moderation.noFiles}</p>}
			{files.length > 0 && (
				<ul className={styles.tiles}>
					{files.map(file => (
						<li key={file.id}>
							<PathLink className={styles.tile} path={pathTo('moderatedFile', { fileId: file.id })}>
								<Face file={file} />
								<span className={styles.tileName}>{file.name}</span>
							</PathLink>
						</li>
					))}
				</ul>
			)}
			{query.error && !query.data && (
				<FailedState error={query.error} onRetry={() => void query.refetch()} busy={query.isFetching} />
			)}
			<MoreButton query={query} />
		</Section>
	);
}

/** What is marked as sensitive shows on its own page alone. */
function Face({ file }: { file: DriveFile }): ReactNode {
	if (file.isSensitive) {
		return (
			<span className={styles.face} data-sensitive="">
				{file.blurhash && <Blurhash hash={file.blurhash} />}
				<Icon name="eyeOff" size={20} />
				<span className="visually-hidden">{text.media.sensitive}</span>
			</span>
		);
	}
	return (
		<span className={styles.face}>
			{file.thumbnailUrl === null ? (
				<Icon name={KIND_ICONS[mediaKind(file)]} size={24} />
			) : (
				<img src={file.thumbnailUrl} alt="" loading="lazy" decoding="async" />
			)}
		</span>
	);
}
