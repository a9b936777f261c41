import type { ReactNode } from 'react';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { Icon } from '@/ui/icon/Icon';
import styles from './TutorialCard.module.css';
import { TutorialHead } from './TutorialHead';

interface TutorialOfferProps {
	/** How many steps there are. */
	count: number;
	onStart: () => void;
	onLater: () => void;
}

/** What a new account sees first. */
export function TutorialOffer({ count, onStart, onLater }: TutorialOfferProps): ReactNode {
	return (
		<>
			<TutorialHead onClose={onLater} />
			<div className={styles.step}>
				<h2 className={styles.title}>
					<Icon name="flag" />
					{text.tutorial.offer}
				</h2>
				<p className={styles.text}>{t('tutorial.offerText', { count })}</p>
			</div>
			<div className={styles.buttons}>
				<Button variant="primary" size="small" onClick={onStart}>
					{text.tutorial.begin}
				</Button>
				<Button size="small" onClick={onLater}>
					{text.tutorial.later}
				</Button>
			</div>
		</>
	);
}
