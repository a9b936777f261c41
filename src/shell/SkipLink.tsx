import { text } from '@/i18n/text';
import styles from './SkipLink.module.css';

/** The first tab stop: skips the navigation. Visible only while focused. */
export function SkipLink() {
	return (
		<button type="button" className={styles.skip} onClick={focusContent}>
			{text.shell.skipToContent}
		</button>
	);
}

/** Focuses the feed if there is one, which moves on to its first note in view; else the scroll container. */
function focusContent(): void {
	const main = document.querySelector<HTMLElement>('main');
	const target =
		main?.querySelector<HTMLElement>('[role="feed"]') ??
		main?.querySelector<HTMLElement>('[data-scroller], [data-layout="plain"]') ??
		main;
	if (!target) return;
	if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
	target.focus();
}
