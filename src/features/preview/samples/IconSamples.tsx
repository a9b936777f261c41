import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import { Badge } from '@/ui/Badge';
import { Icon } from '@/ui/icon/Icon';
import { IconTile } from '@/ui/icon/IconTile';
import styles from '../PreviewPage.module.css';

/** Icons in their usual sizes and on tiles, and badges in each color. */
export function IconSamples(): ReactNode {
	const { sample } = text.preview;
	return (
		<>
			<div className={styles.row}>
				<Icon name="home" size={16} />
				<Icon name="bell" size={18} />
				<Icon name="star" />
				<Icon name="starFilled" />
				<Icon name="global" size={24} />
				<Icon name="heart" size={28} />
				<IconTile name="list" />
				<IconTile name="channel" hasNews />
			</div>
			<div className={styles.row}>
				<Badge>{sample.badge}</Badge>
				<Badge tone="accent">{sample.accent}</Badge>
				<Badge tone="success">{sample.success}</Badge>
				<Badge tone="warn">{sample.warn}</Badge>
				<Badge tone="danger">{sample.failure}</Badge>
			</div>
		</>
	);
}
