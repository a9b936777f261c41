import type { ReactNode } from 'react';
import { PathLink } from '@/blocks/navigation/PathLink';
import type { BarItem } from './barItem';
import styles from './ShownBars.module.css';

interface BarItemViewProps {
	item: BarItem;
	/** A repetition for the eye alone: its link can be pressed, but not reached by keys. */
	isCopy?: boolean;
}

/** An entry of a bar in one line. Links to elsewhere open in a new tab. */
export function BarItemView({ item, isCopy = false }: BarItemViewProps): ReactNode {
	const { link, content, style } = item;
	const look = { className: styles.item, style, ...(isCopy && { tabIndex: -1 }) };
	if (link === null) {
		return (
			<span className={styles.item} style={style}>
				{content}
			</span>
		);
	}
	if ('path' in link) {
		return (
			<PathLink {...look} path={link.path}>
				{content}
			</PathLink>
		);
	}
	return (
		<a {...look} href={link.url} target="_blank" rel="nofollow noopener noreferrer">
			{content}
		</a>
	);
}
