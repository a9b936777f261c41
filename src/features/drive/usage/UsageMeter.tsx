import type { ReactNode } from 'react';
import { byteSize } from '@/base/byteSize';
import { t } from '@/i18n/t';
import type { DriveUsage } from './driveUsageQuery';
import styles from './UsageMeter.module.css';

/** How much of the drive is used, in red where little is left. */
export function UsageMeter({ usage, capacity }: DriveUsage): ReactNode {
	const said = t('drive.usage', { used: byteSize(usage), capacity: byteSize(capacity) });
	return (
		<div className={styles.usage}>
			<meter min={0} max={Math.max(1, capacity)} high={capacity * 0.9} value={usage} aria-label={said} />
			<span>{said}</span>
		</div>
	);
}
