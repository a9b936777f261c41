import type { ReactNode } from 'react';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { Icon } from '@/ui/icon/Icon';
import styles from './TutorialCard.module.css';
import { TutorialHead } from './TutorialHead';

interface TutorialEndProps {
	/** How many steps were skipped. */
	skipped: number;
	/** Goes through those. */
	onAgain: () => void;
	onClose: () => void;
}

/** What shows after the last step. */
export function TutorialEnd({ skipped, onAgain, onClose }: TutorialEndProps): ReactNode {
	return (
		<>
			<TutorialHead onClose={onClose} />
			<div className={styles.step} role="status">
				<h2 className={styles.title}>
					<Icon name={skipped === 0 ? 'achievement' : 'flag'} />
					{skipped === 0 ? text.tutorial.allDone : text.tutorial.end}
				</h2>
				<p className={styles.text}>
					{skipped === 0 ? text.tutorial.allDoneText : t('tutorial.skipped', { count: skipped })}
				</p>
			</div>
			<div className={styles.buttons}>
				{skipped > 0 && (
					<Button size="small" onClick={onAgain}>
						{text.tutorial.doSkipped}
					</Button>
				)}
				<Button variant="primary" size="small" onClick={onClose}>
					{text.common.done}
				</Button>
			</div>
		</>
	);
}
