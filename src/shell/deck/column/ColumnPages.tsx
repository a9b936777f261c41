import { type ReactNode, type RefObject, useEffect, useMemo } from 'react';
import type { PageHost } from '@/blocks/hosting/HostContext';
import type { Session } from '@/stores/session/Session';
import { useMemoryRouter } from '../../pages/PageRouter';
import { SessionPages } from '../../pages/SessionPages';
import styles from './ColumnHost.module.css';

interface ColumnPagesProps {
	session: Session;
	/** The page that was opened first; further ones are in its own history. */
	path: string;
	/** The element around them, which can have the focus. */
	frame: RefObject<HTMLElement | null>;
	setTitle: (title: string | null) => void;
	/** Sets the function that goes back one page, and returns whether there was one. Null on unmount. */
	setStepBack: (stepBack: (() => boolean) | null) => void;
}

/** The pages opened from a column. */
export default function ColumnPages({ session, path, frame, setTitle, setStepBack }: ColumnPagesProps): ReactNode {
	const router = useMemoryRouter(path);
	const host = useMemo((): PageHost => ({ kind: 'column', setTitle }), [setTitle]);
	useEffect(() => {
		setStepBack(() => {
			const canGoBack = router.history.canGoBack();
			if (canGoBack) router.history.back();
			return canGoBack;
		});
		return () => setStepBack(null);
	}, [router, setStepBack]);
	return <SessionPages className={styles.page} {...{ router, session, host, frame }} />;
}
