import type { ReactNode } from 'react';
import { ScrolledPart } from '@/blocks/hosting/ScrolledPart';
import { PathLink } from '@/blocks/navigation/PathLink';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { RoleName } from '@/blocks/role/RoleName';
import { PREVIEW_LENGTH } from '@/domain/collection/previewLength';
import { shortened } from '@/domain/collection/shortened';
import { pathTo } from '@/domain/paths/pathTo';
import { counted } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { collectionQuery } from '@/stores/collections';
import { EmptyState } from '@/ui/state/EmptyState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import styles from './PublicRoles.module.css';

/** The roles that the server shows to everybody, each leading to its page. */
export function PublicRoles(): ReactNode {
	const query = useThing(collectionQuery('publicRoles'), null);
	return (
		<ScrolledPart>
			<QueryState query={query} loading={<SkeletonRows count={4} />}>
				{roles =>
					roles.length === 0 ? (
						<EmptyState icon="badge" title={text.explore.noRoles}>
							{text.explore.noRolesText}
						</EmptyState>
					) : (
						<ul className={styles.list} aria-label={text.explore.roles}>
							{roles.map(role => (
								<li key={role.id}>
									<PathLink className={styles.role} path={pathTo('role', { roleId: role.id })}>
										<RoleName role={role} />
										{role.description !== '' && (
											<span className={styles.description} dir="auto">
												{shortened(role.description, PREVIEW_LENGTH)}
											</span>
										)}
										{role.usersCount !== null && <small>{counted(text.explore, 'tagPeople', role.usersCount)}</small>}
									</PathLink>
								</li>
							))}
						</ul>
					)
				}
			</QueryState>
		</ScrolledPart>
	);
}
