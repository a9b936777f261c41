import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { Icon } from '@/ui/icon/Icon';
import styles from '../page/page.module.css';
import { dismissSuggestion } from './profileActions';
import own from './profiles.module.css';

/** Points to the backups below, on a device that has nothing of its own yet. */
export function RestoreSuggestion(): ReactNode {
	return (
		<section className={own.suggestion} aria-labelledby="profiles-suggestion">
			<Icon name="undo" />
			<div className={styles.facts}>
				<h2 id="profiles-suggestion">{text.profiles.suggestTitle}</h2>
				<p>{text.profiles.suggestText}</p>
			</div>
			<Button size="small" onClick={dismissSuggestion}>
				{text.profiles.suggestLater}
			</Button>
		</section>
	);
}
