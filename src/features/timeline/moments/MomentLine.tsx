import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { dateTimeText } from '@/i18n/dateText';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { Icon } from '@/ui/icon/Icon';
import { columnMoments } from '../columnMoments';
import styles from './MomentLine.module.css';
import { showPresent, unreachable } from './showPresent';

/** Says which moment a column shows, or that it could not be read back so far. */
export function MomentLine({ columnId }: { columnId: string }): ReactNode {
	const at = useStore(columnMoments, all => all[columnId]?.at);
	const isTooFar = useStore(unreachable, all => all[columnId] === true);
	if (at === undefined) return null;
	const time = dateTimeText(at);
	return (
		<div className={styles.line} data-moment="">
			<Icon name="history" size={16} />
			<p role="status">{fill(isTooFar ? text.moments.tooFar : text.moments.shown, { time })}</p>
			<Button size="small" onClick={() => showPresent([columnId])}>
				{text.moments.now}
			</Button>
		</div>
	);
}
