import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';
import styles from './IconTile.module.css';

interface IconTileProps {
	name: IconName;
	/** Puts a dot at its corner. */
	hasNews?: boolean;
}

/** An icon on a tinted square, in front of the name of what it stands for. */
export const IconTile = ({ name, hasNews = false }: IconTileProps): ReactNode => (
	<span className={styles.tile} data-news={hasNews || undefined}>
		<Icon name={name} size={20} />
	</span>
);
