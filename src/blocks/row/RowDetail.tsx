import type { ReactNode } from 'react';
import type { User } from '@/domain/person/User';
import { Icon, type IconName } from '@/ui/icon/Icon';
import { Avatar } from '../person/Avatar';
import { UserName } from '../person/UserName';
import styles from './LinkRow.module.css';

const FACE_PX = 18;
const ICON_PX = 14;

interface RowDetailProps {
	icon: IconName;
	/** Gives the icon the accent colour. */
	isMarked?: boolean;
	children: ReactNode;
}

/** A dim line of short facts about something. */
export const RowDetails = ({ children }: { children: ReactNode }): ReactNode => (
	<div className={styles.details}>{children}</div>
);

/** A short fact with an icon, in the details of a row. */
export const RowDetail = ({ icon, isMarked = false, children }: RowDetailProps): ReactNode => (
	<span className={styles.detail} data-marked={isMarked || undefined}>
		<Icon name={icon} size={ICON_PX} />
		{children}
	</span>
);

/** Whose something is, in the details of its row. */
export const RowPerson = ({ user }: { user: User }): ReactNode => (
	<span className={styles.detail}>
		<Avatar user={user} size={FACE_PX} isPlain />
		<bdi>
			<UserName user={user} />
		</bdi>
	</span>
);
