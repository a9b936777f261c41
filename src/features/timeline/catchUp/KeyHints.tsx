import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import { shownKey } from '@/ui/keys/shownKey';
import styles from './CatchUp.module.css';

const HINTS = [
	{ key: 'j', name: 'next' },
	{ key: 'k', name: 'previous' },
	{ key: 'e', name: 'read' },
	{ key: 'Enter', name: 'open' },
] as const;

/** The keys of a digest, where there is a keyboard. */
export function KeyHints(): ReactNode {
	return (
		<p className={styles.hints}>
			{HINTS.map(({ key, name }) => (
				<span key={key}>
					<kbd>{shownKey(key)}</kbd> {text.catchUp.keys[name]}
				</span>
			))}
		</p>
	);
}
