import { type ReactNode, useState } from 'react';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { useIsUnreachable, useSession } from '@/stores/session/SessionContext';
import { refreshServer } from '@/stores/session/startSession';
import { ErrorState } from '@/ui/state/ErrorState';
import styles from './ServerGate.module.css';

/**
 * Shown instead of the app if the server doesn't respond and nothing is stored about it, with a retry button
 * (rules/start#a-server-that-does-not-answer).
 */
export function ServerGate({ children }: { children: ReactNode }) {
	const session = useSession();
	const isUnreachable = useIsUnreachable();
	const [isTrying, setIsTrying] = useState(false);
	if (!isUnreachable) return children;
	const retry = async () => {
		setIsTrying(true);
		await refreshServer(session, true);
		setIsTrying(false);
	};
	return (
		<main className={styles.page}>
			<ErrorState icon="wifiOff" title={text.shell.unreachableTitle} onRetry={() => void retry()} busy={isTrying}>
				{fill(text.shell.unreachableText, { host: session.host })}
			</ErrorState>
		</main>
	);
}
