import type { ReactNode } from 'react';
import { PathLink } from '@/blocks/navigation/PathLink';
import { PersonRow } from '@/blocks/person/PersonRow';
import { personQuery } from '@/blocks/person/personQuery';
import { errorText } from '@/blocks/query/errorText';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import styles from './moderation.module.css';

/** The owner of a file, with a link to their moderation page. */
export function FileOwner({ userId }: { userId: string }): ReactNode {
	const query = useThing(personQuery, { userId });
	const toPage = (
		<PathLink className={styles.toPage} path={pathTo('moderatedUser', { userId })}>
			{text.moderation.title}
		</PathLink>
	);
	return (
		<QueryState
			query={query}
			loading={<SkeletonRows count={1} />}
			failed={error => (
				<p className={styles.none}>
					{errorText(error).title} · {toPage}
				</p>
			)}
		>
			{() => (
				<ul className={styles.people}>
					<PersonRow userId={userId}>{toPage}</PersonRow>
				</ul>
			)}
		</QueryState>
	);
}
