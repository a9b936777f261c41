import type { ReactNode } from 'react';
import { faintPairs } from '@/domain/theme/contrast';
import type { CompiledTheme } from '@/domain/theme/Theme';
import { t } from '@/i18n/t';
import { Icon } from '@/ui/icon/Icon';
import styles from '../page.module.css';

/** Says how many of a theme's colors are hard to read, if any are. */
export function FaintColors({ properties }: { properties: CompiledTheme }): ReactNode {
	const count = faintPairs(properties).length;
	if (count === 0) return null;
	return (
		<p className={styles.warning} role="status">
			<Icon name="warning" size={18} />
			{t('themes.faint', { count })}
		</p>
	);
}
