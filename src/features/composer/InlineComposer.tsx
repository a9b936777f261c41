import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useSession } from '@/stores/session/SessionContext';
import { Composer } from './Composer';
import styles from './InlineComposer.module.css';

/** Writes a new note above a timeline. It comes when somebody has asked for it, so the caret is in it at once. */
export function InlineComposer(): ReactNode {
	const session = useSession();
	const request = useMemo(() => ({ session }), [session]);
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => box.current?.querySelector('textarea')?.focus({ preventScroll: true }), []);
	return (
		<div ref={box} className={styles.inline}>
			<Composer request={request} />
		</div>
	);
}
