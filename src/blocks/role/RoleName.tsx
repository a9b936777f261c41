import type { ReactNode } from 'react';
import type { Role } from '@/domain/collection/collections';
import { useSession } from '@/stores/session/SessionContext';
import { Icon } from '@/ui/icon/Icon';
import { proxied } from '../media/proxied';
import styles from './RoleName.module.css';

/** The icon of a role, or a mark in its colour, and its name. */
export function RoleName({ role: { name, color, iconUrl } }: { role: Role }): ReactNode {
	const session = useSession();
	return (
		<span className={styles.role}>
			{iconUrl ? (
				<img src={proxied(session, iconUrl, 'preview')} alt="" width={20} height={20} loading="lazy" decoding="async" />
			) : (
				<span className={styles.mark} style={color ? { color } : undefined}>
					<Icon name="badge" size={20} />
				</span>
			)}
			<bdi>{name}</bdi>
		</span>
	);
}
