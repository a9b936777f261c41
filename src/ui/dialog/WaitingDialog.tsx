import { useEffect, useState } from 'react';
import { text as texts } from '@/i18n/text';
import { Icon } from '../icon/Icon';
import { Spinner } from '../state/Spinner';
import styles from './dialog.module.css';

interface WaitingDialogProps {
	text: string;
	/** Resolves with whether it succeeded. */
	done: Promise<boolean>;
}

export function WaitingDialog({ text, done }: WaitingDialogProps) {
	const [isDone, setIsDone] = useState(false);
	useEffect(() => {
		let isGone = false;
		void done.then(isGood => isGone || setIsDone(isGood));
		return () => {
			isGone = true;
		};
	}, [done]);
	return (
		<div className={styles.dialog} data-type={isDone ? 'success' : 'waiting'} role="status">
			<span className={styles.mark}>{isDone ? <Icon name="check" size={28} /> : <Spinner size={28} />}</span>
			<p className={styles.title}>{isDone ? texts.dialog.waitingDone : text}</p>
		</div>
	);
}
