import type { CSSProperties, ReactNode } from 'react';
import { COLOR_TOKENS, customProperty } from '@/domain/theme/themeTokens';
import styles from '../PreviewPage.module.css';

/** The colors of the theme, by their names. */
export function ColorSamples(): ReactNode {
	return (
		<ul className={styles.colors}>
			{COLOR_TOKENS.map(token => (
				<li key={token} className={styles.color}>
					<i style={{ '--sample': `var(${customProperty(token)})` } as CSSProperties} />
					<code>{customProperty(token)}</code>
				</li>
			))}
		</ul>
	);
}
