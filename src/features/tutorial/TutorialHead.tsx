import type { ReactNode } from 'react';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { IconButton } from '@/ui/button/IconButton';
import { ProgressBar } from '@/ui/state/ProgressBar';
import styles from './TutorialCard.module.css';

interface TutorialHeadProps {
	/** The place of the current step, from 1, and how many there are; missing before and after the steps. */
	at?: { readonly place: number; readonly count: number };
	/** Puts the rest off, or closes the end. */
	onClose: () => void;
}

/** The first line of the card: what it is, how far one has come, and closing it. */
export function TutorialHead({ at, onClose }: TutorialHeadProps): ReactNode {
	const place = at && fill(text.tutorial.place, at);
	return (
		<div className={styles.head}>
			<span className={styles.name}>{place ?? text.tutorial.title}</span>
			{at && <ProgressBar label={place ?? ''} value={at.place - 1} max={at.count} />}
			<IconButton icon="close" size="small" label={at ? text.tutorial.pause : text.common.close} onClick={onClose} />
		</div>
	);
}
