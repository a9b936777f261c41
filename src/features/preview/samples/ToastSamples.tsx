import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { toast } from '@/ui/toast/toasts';
import styles from '../PreviewPage.module.css';

const COUNTDOWN_MS = 6_000;
const nothing = () => {};

/** Brief messages, shown by buttons. */
export function ToastSamples(): ReactNode {
	const { sample } = text.preview;
	const action = { text: text.common.undo, onPress: nothing };
	return (
		<div className={styles.row}>
			<Button onClick={() => toast(sample.message, { icon: 'info' })}>{sample.message}</Button>
			<Button onClick={() => toast(sample.success, { icon: 'check', tone: 'success' })}>{sample.success}</Button>
			<Button onClick={() => toast(sample.failure, { icon: 'warning', tone: 'danger', action })}>
				{sample.failure}
			</Button>
			<Button onClick={() => toast(sample.countdown, { action, countdownMs: COUNTDOWN_MS })}>{sample.countdown}</Button>
		</div>
	);
}
