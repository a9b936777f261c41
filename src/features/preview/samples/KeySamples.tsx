import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import { shownKey } from '@/ui/keys/shownKey';
import { SecretText } from '@/ui/secret/SecretText';
import styles from '../PreviewPage.module.css';

const KEYS = ['k', 'Enter', 'Escape', 'ArrowUp', 'Control+k'];
const SECRET = 'KELP-7Q3M-TIDE';

/** Keys as lists show them, and a secret, which warns who copies it. */
export function KeySamples(): ReactNode {
	return (
		<>
			<div className={styles.row}>
				{KEYS.map(key => (
					<kbd key={key} className={styles.key}>
						{shownKey(key)}
					</kbd>
				))}
			</div>
			<p>
				{text.preview.sample.secret} <SecretText>{SECRET}</SecretText>
			</p>
		</>
	);
}
