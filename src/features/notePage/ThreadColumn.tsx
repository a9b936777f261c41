import { type ReactNode, useCallback, useEffect } from 'react';
import { pollWhileVisible } from '@/blocks/feed/pollWhileVisible';
import type { ColumnProps } from '@/blocks/hosting/ColumnDefinition';
import { useColumnHandle } from '@/blocks/hosting/ColumnHandleContext';
import { useScroller } from '@/blocks/hosting/useScroller';
import { queryClient } from '@/stores/queryClient';
import { useSession } from '@/stores/session/SessionContext';
import NotePage from './NotePage';
import styles from './NotePage.module.css';
import { ReplyWatch } from './ReplyWatch';

/** How often an open thread asks for replies. */
const POLL_MS = 30_000;
/** The queries of which the page consists. */
const PARTS: readonly unknown[] = ['thread', 'children'];

/** A deck column with the page of a note; it asks for new replies by itself. */
export default function ThreadColumn({ column, isIdle }: ColumnProps): ReactNode {
	const session = useSession();
	const { key } = session;
	const noteId = column.target?.id ?? '';
	const { setReload } = useColumnHandle();
	const reload = useCallback(
		() =>
			void queryClient.invalidateQueries({
				predicate: ({ queryKey: [session, name] }) => session === key && PARTS.includes(name),
			}),
		[key],
	);
	useEffect(() => {
		setReload?.(reload);
		return () => setReload?.(null);
	}, [setReload, reload]);
	useEffect(() => {
		if (isIdle) return undefined;
		const watch = new ReplyWatch(session, noteId, column.id);
		const end = pollWhileVisible(POLL_MS, () => {
			watch.begin();
			reload();
		});
		return () => {
			end();
			watch.end();
		};
	}, [session, noteId, column.id, isIdle, reload]);
	const setScroller = useScroller();
	return (
		<div ref={setScroller} className={styles.column} data-layout="plain">
			<NotePage params={{ noteId }} search={{}} />
		</div>
	);
}
