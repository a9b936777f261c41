import type { CSSProperties, ReactNode } from 'react';
import { pathTo } from '@/domain/paths/pathTo';
import type { PublicRole } from '@/domain/person/User';
import { text } from '@/i18n/text';
import { PathLink } from '../navigation/PathLink';
import styles from './RoleChips.module.css';

/** The roles that everyone may see, in the order of the server. */
export function RoleChips({ roles }: { roles: readonly PublicRole[] }): ReactNode {
	return (
		<ul className={styles.roles} aria-label={text.profile.roles}>
			{roles.map(({ id, name, color, iconUrl, description }) => (
				<li key={id}>
					<PathLink
						path={pathTo('role', { roleId: id })}
						className={styles.role}
						style={color === null ? undefined : ({ '--role': color } as CSSProperties)}
						data-tooltip={description ?? undefined}
					>
						{iconUrl !== null && <img src={iconUrl} alt="" loading="lazy" decoding="async" />}
						{name}
					</PathLink>
				</li>
			))}
		</ul>
	);
}
