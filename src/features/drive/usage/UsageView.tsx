import type { ReactNode } from 'react';
import { byteSize } from '@/base/byteSize';
import { PathLink } from '@/blocks/navigation/PathLink';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { pathTo } from '@/domain/paths/pathTo';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useTokenMay } from '@/stores/session/SessionContext';
import { driveUsageQuery } from './driveUsageQuery';
import { UsageMeter } from './UsageMeter';
import styles from './UsageView.module.css';

/** How much of the drive is used, with the ways to it: what the page of its settings begins with. */
export function UsageView(): ReactNode {
	const mayRead = useTokenMay('read:drive');
	const query = useThing(driveUsageQuery, null, mayRead);
	if (!mayRead) return <p className={styles.about}>{text.drive.mayNotRead}</p>;
	return (
		<div className={styles.view} data-marker="driveUsage">
			<b className={styles.name}>{text.settingFields.fields.driveUsage.label}</b>
			<QueryState query={query} loading={<div className={styles.waiting} aria-busy="true" />}>
				{usage =>
					usage ? (
						<>
							<UsageMeter {...usage} />
							<p className={styles.about}>
								{usage.usage >= usage.capacity
									? text.drive.full
									: t('drive.free', { size: byteSize(usage.capacity - usage.usage) })}
							</p>
						</>
					) : (
						<p className={styles.about}>{text.drive.usageUnknown}</p>
					)
				}
			</QueryState>
			<p className={styles.links}>
				<PathLink path={pathTo('drive')}>{text.drive.toDrive}</PathLink>
				<PathLink path={pathTo('driveCleaner')}>{text.drive.cleaner}</PathLink>
			</p>
		</div>
	);
}
