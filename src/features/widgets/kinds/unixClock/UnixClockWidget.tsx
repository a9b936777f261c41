import type { ReactNode } from 'react';
import type { WidgetProps } from '@/blocks/hosting/WidgetDefinition';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { copyWithToast } from '@/ui/toast/copyWithToast';
import styles from '../digits.module.css';
import { useNow } from '../useNow';
import type { UnixClockData } from './unixClockKind';

const SECOND_MS = 1_000;
/** Fast enough for the eye, and a tenth of what each millisecond would cost. */
const TENTH_MS = 100;

/** The seconds since 1970. */
export default function UnixClockWidget({ data }: WidgetProps<UnixClockData>): ReactNode {
	const { showMilliseconds } = data;
	const now = useNow(showMilliseconds ? TENTH_MS : SECOND_MS);
	const seconds = Math.floor(now / SECOND_MS);
	const rest = String(now % SECOND_MS).padStart(3, '0');
	return (
		<div className={styles.digits}>
			<span className={styles.number} data-long={showMilliseconds || undefined}>
				<span>{seconds}</span>
				{showMilliseconds && <span data-part="fraction">.{rest}</span>}
			</span>
			<Button
				size="small"
				variant="quiet"
				icon="copy"
				onClick={() => void copyWithToast(String(Math.floor(Date.now() / SECOND_MS)))}
			>
				{text.widgets.unixClock.copy}
			</Button>
		</div>
	);
}
