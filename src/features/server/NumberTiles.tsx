import type { ReactNode } from 'react';
import { numberText } from '@/i18n/numberText';
import styles from './server.module.css';

interface NumberTile {
	readonly name: string;
	/** Null while, or if, it isn't known. */
	readonly value: number | null;
}

/** Numbers that stand out, each with what it counts. */
export function NumberTiles({ tiles }: { tiles: readonly NumberTile[] }): ReactNode {
	return (
		<dl className={styles.numbers}>
			{tiles.map(({ name, value }) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{value === null ? '–' : numberText(value)}</dd>
				</div>
			))}
		</dl>
	);
}
