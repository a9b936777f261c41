import { text } from '@/i18n/text';
import { useMe } from '@/stores/session/SessionContext';
import styles from './BotBanner.module.css';

/** Shown while signed in as a bot (rules/navigation#bots). */
export function BotBanner() {
	const isBot = useMe(me => me?.isBot ?? false);
	return isBot ? (
		<p className={styles.banner} role="status">
			{text.shell.botBanner}
		</p>
	) : null;
}
