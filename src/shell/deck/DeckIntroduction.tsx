import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { baseSetting } from '@/stores/preferences/baseSetting';
import { useBaseSetting } from '@/stores/preferences/usePreference';
import { Button } from '@/ui/button/Button';
import styles from './DeckIntroduction.module.css';

const deckIntroduced = baseSetting({ key: 'deckIntroduced', where: 'device', default: false });

/** Shown once to new users: how to arrange a deck. Covers nothing important, and closes on request. */
export function DeckIntroduction(): ReactNode {
	const isKnown = useBaseSetting(deckIntroduced);
	if (isKnown) return null;
	return (
		<aside className={styles.card} aria-label={text.deck.introTitle}>
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
