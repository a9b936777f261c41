import { text } from '@/i18n/text';
import styles from './SkipLink.module.css';

/** The first thing that Tab reaches: past the navigation, to what the page shows. Seen only while it is focused. */
export function SkipLink() {
	return (
		<button type="button" className={styles.skip} onClick={focusContent}>
			{text.shell.skipToContent}
		</button>
	);
}

/** The feed where there is one, which passes the focus on to its first note in view; else what scrolls. */
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
