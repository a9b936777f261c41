import type { ReactNode } from 'react';
import type { CompiledTheme, ThemeBase } from '@/domain/theme/Theme';
import { ThemeScope } from './ThemeScope';
import styles from './ThemeSwatch.module.css';

/** A small drawing of a deck in the colors of a theme. */
export function ThemeSwatch({ base, properties }: { base: ThemeBase; properties: CompiledTheme }): ReactNode {
	return (
		<ThemeScope base={base} properties={properties} className={styles.swatch} aria-hidden>
			<span className={styles.bar}>
				<i />
				<i />
				<i />
			</span>
			<span className={styles.column}>
				<i className={styles.name} />
				<i className={styles.line} />
				<i className={styles.link} />
				<i className={styles.chips} />
			</span>
			<span className={styles.column}>
				<i className={styles.name} />
				<i className={styles.line} />
				<i className={styles.line} />
				<i className={styles.button} />
			</span>
		</ThemeScope>
	);
}
