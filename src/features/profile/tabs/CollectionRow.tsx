import type { ReactNode } from 'react';
import { PathLink } from '@/blocks/navigation/PathLink';
import { Icon, type IconName } from '@/ui/icon/Icon';
import styles from './CollectionRow.module.css';

interface CollectionRowProps {
	icon: IconName;
	name: string;
	about: string | null;
	/** Its page; missing if this version has none. */
	path?: string;
	/** A dim line below. */
	children: ReactNode;
}

/** In characters (rules/people#cards). */
const ABOUT_LENGTH = 85;

/** A clip or a list of somebody. */
export function CollectionRow({ icon, name, about, path, children }: CollectionRowProps): ReactNode {
	return (
		<li className={styles.row}>
			<Icon name={icon} size={20} />
			<div className={styles.text}>
				<b dir="auto">{path === undefined ? name : <PathLink path={path}>{name}</PathLink>}</b>
				{about && <span dir="auto">{shortened(about)}</span>}
				{children && <small>{children}</small>}
			</div>
		</li>
	);
}

function shortened(about: string): string {
	const letters = [...about];
	return letters.length > ABOUT_LENGTH ? `${letters.slice(0, ABOUT_LENGTH).join('')}…` : about;
}
