import type { ReactNode } from 'react';
import { MfmText } from '@/blocks/mfm/MfmText';
import { PathLink } from '@/blocks/navigation/PathLink';
import { PREVIEW_LENGTH } from '@/domain/collection/previewLength';
import { Icon, type IconName } from '@/ui/icon/Icon';
import styles from './CollectionRow.module.css';

interface CollectionRowProps {
	icon: IconName;
	name: string;
	about: string | null;
	/** Of its owner; null for users of the session's own server. */
	host: string | null;
	/** Its page. */
	path: string;
	/** A dim line below. */
	children: ReactNode;
}

/** A clip or a list of somebody. */
export function CollectionRow({ icon, name, about, host, path, children }: CollectionRowProps): ReactNode {
	return (
		<li className={styles.row}>
			<Icon name={icon} size={20} />
			<div className={styles.text}>
				<b dir="auto">
					<PathLink path={path}>{name}</PathLink>
				</b>
				{about && (
					<span dir="auto">
						<MfmText text={about} host={host} excerptLength={PREVIEW_LENGTH} />
					</span>
				)}
				{children && <small>{children}</small>}
			</div>
		</li>
	);
}
