import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useSession } from '@/stores/session/SessionContext';
import type { ComposeRequest } from '../ComposeRequest';
import { storeRequest } from '../draft/storeRequest';
import type { Posted } from '../posting/postNote';
import { Composer } from './Composer';
import styles from './InlineComposer.module.css';

interface InlineComposerProps {
	/** A new note by default. */
	request?: ComposeRequest;
	onPosted?: (posted: Posted) => void;
}

/** A composer within a page. It is opened on request, so it gets the focus at once. */
export function InlineComposer({ request, onPosted }: InlineComposerProps): ReactNode {
	const session = useSession();
	const plain = useMemo(() => ({ session }), [session]);
	useEffect(() => void (request && storeRequest(request)), [request]);
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => box.current?.querySelector('textarea')?.focus({ preventScroll: true }), []);
	return (
		<div ref={box} className={styles.inline}>
			<Composer request={request ?? plain} {...(onPosted && { onPosted })} />
		</div>
	);
}
