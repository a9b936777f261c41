import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '@/blocks/errorText';
import { PathLink } from '@/blocks/PathLink';
import { PersonRow } from '@/blocks/PersonRow';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/t';
import { useSession } from '@/stores/session/SessionContext';
import { SkeletonRows } from '@/ui/SkeletonRows';
import styles from './moderation.module.css';

/** Whose file it is, with the way to their moderation page. */
export function FileOwner({ userId }: { userId: string }): ReactNode {
	const session = useSession();
	const { error, isPending } = useQuery({
		queryKey: [session.key, 'fileOwner', userId],
		async queryFn({ signal }) {
			const user = await session.api.call('users/show', { userId }, { signal });
			session.entities.ingestUsers([user]);
			return user.id;
		},
		gcTime: 0,
		staleTime: 0,
	});
	if (isPending) return <SkeletonRows count={1} />;
	const toPage = (
		<PathLink className={styles.toPage} path={pathTo('moderatedUser', { userId })}>
			{text.moderation.title}
		</PathLink>
	);
	if (error) {
		return (
			<p className={styles.none}>
				{errorText(error).title} · {toPage}
			</p>
		);
	}
	return (
		<ul className={styles.people}>
			<PersonRow userId={userId}>{toPage}</PersonRow>
		</ul>
	);
}
