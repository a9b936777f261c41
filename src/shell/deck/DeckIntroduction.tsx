import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { Button } from '@/ui/button/Button';
import styles from './DeckIntroduction.module.css';
import { deckIntroduced } from './deckPreferences';

/** Shown once to new users: how to arrange a deck. Covers nothing important, and closes on request. */
export default function DeckIntroduction(): ReactNode {
	return (
		<aside className={styles.card} data-floating="" aria-label={text.deck.introTitle}>
			<h2>{text.deck.introTitle}</h2>
			<ul>
				<li>{text.deck.introMove}</li>
				<li>{text.deck.introStack}</li>
				<li>{text.deck.introMenu}</li>
				<li className={styles.keys}>{text.deck.introKeys}</li>
			</ul>
			<Button variant="primary" size="small" onClick={() => baseSettings.set(deckIntroduced, true)}>
				{text.common.gotIt}
			</Button>
		</aside>
	);
}
