import type { ReactNode } from 'react';
import { currentLanguage } from '@/i18n/text';
import styles from './server.module.css';

interface NumberTile {
	readonly name: string;
	/** Null while, or if, it isn't known. */
	readonly value: number | null;
}

/** Numbers that stand out, each with what it counts. */
export function NumberTiles({ tiles }: { tiles: readonly NumberTile[] }): ReactNode {
	const figure = new Intl.NumberFormat(currentLanguage());
	return (
		<dl className={styles.numbers}>
			{tiles.map(({ name, value }) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{value === null ? '–' : figure.format(value)}</dd>
				</div>
			))}
		</dl>
	);
}
