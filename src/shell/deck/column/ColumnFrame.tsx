import {
	type ComponentProps,
	memo,
	type ReactNode,
	useCallback,
	useEffect,
	useMemo,
	useRef,
	useState,
	useSyncExternalStore,
} from 'react';
import { useStore } from 'zustand';
import { accountEndTexts } from '@/blocks/account/accountEndTexts';
import { type ColumnHandle, ColumnHandleProvider, type ShownPage } from '@/blocks/hosting/ColumnHandleContext';
import type { DeckColumn } from '@/domain/deck/deck';
import { counted, fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import type { Feed } from '@/stores/feeds/Feed';
import { intents } from '@/stores/intents';
import { accountEnds } from '@/stores/session/accountEnds';
import { accountKey, accounts } from '@/stores/session/accounts';
import { tokenMay } from '@/stores/session/tokenMay';
import { IconButton } from '@/ui/button/IconButton';
import { Icon } from '@/ui/icon/Icon';
import { LateFallback } from '@/ui/late/LateFallback';
import { loadable } from '@/ui/late/loadable';
import { EmptyState } from '@/ui/state/EmptyState';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import type { ScrollHandle } from '@/ui/virtual/VirtualList';
import { LoadBoundary } from '../../pages/LoadBoundary';
import { columnDefinition } from '../../registry';
import { SessionRoot } from '../../session/SessionRoot';
import { useInView } from '../arrangement/useInView';
import { columnAppeared } from '../awaitedColumn';
import { openColumnMenu } from '../decks/deckMenus';
import { accountColour } from './accountColour';
import { accountLabel } from './accountLabel';
import styles from './ColumnFrame.module.css';
import { ColumnHost } from './ColumnHost';
import { moveByKey } from './columnKeys';
import { columnSession } from './columnSession';
import { columnTitle } from './columnTitle';
import { useUnreadMark } from './useUnreadMark';

const nothing = () => () => {};

/** A column: its account, its header, and its feature's content. Renders only when its own data change. */
export const ColumnFrame = memo(function ColumnFrame({ column }: { column: DeckColumn }) {
	const all = useStore(accounts, state => state.all);
	const session = useMemo(() => (all.length >= 0 ? columnSession(column) : undefined), [column, all]);
	// The stored account, as it is updated with new names and avatars; the session keeps its initial copy.
	const account = all.find(each => accountKey(each) === session?.key);
	const definition = columnDefinition(column.type);
	const [section, setSection] = useState<HTMLElement | null>(null);
	useEffect(() => {
		if (section) columnAppeared(column.id, section);
	}, [section, column.id]);
	const isInView = useInView(section);
	const list = useRef<ScrollHandle | null>(null);
	const pageList = useRef<ScrollHandle | null>(null);
	const [feed, setFeed] = useState<Feed | null>(null);
	useUnreadMark(column.id, section, feed);
	const [page, setPage] = useState<ShownPage | null>(null);
	const [handle, pageHandle] = useMemo((): [ColumnHandle, ColumnHandle] => {
		const of = (ref: typeof list, setFeed: ColumnHandle['setFeed']): ColumnHandle => ({
			setList: next => {
				ref.current = next;
			},
			setFeed,
			setPage,
		});
		return [of(list, setFeed), of(pageList, () => {})];
	}, []);
	const queued = useSyncExternalStore(feed?.subscribe ?? nothing, () => feed?.state.queued ?? 0);
	const title = columnTitle(column, definition);
	const toTop = useCallback(() => (pageList.current ?? list.current)?.scrollToTop(), []);
	const others = accountLabel(session);
	// Depends on `all`, which contains the tokens' permissions.
	const place = session?.isMember && tokenMay(session, 'write:notes') ? definition?.writesTo?.(column) : null;
	const Heading = column.type === 'main' ? 'h1' : 'h2';
	// The main column has a host of its own: the page of the browser's address.
	const Host = column.type === 'main' ? MainHost : ColumnHost;
	const Body = definition && loadable(definition.load);
	return (
		<section
			ref={setSection}
			className={styles.column}
			data-region=""
			data-column={column.type}
			data-column-id={column.id}
			aria-label={others === null ? title : `${title}, ${others}`}
			style={{ '--column-accent': accountColour(session?.key) } as React.CSSProperties}
		>
			<header className={styles.header}>
				{page && (
					<IconButton icon="arrowLeft" size="small" label={text.common.back} data-back="" onClick={page.goBack} />
				)}
				<Heading className={styles.heading}>
					<button
						type="button"
						className={styles.title}
						data-column-handle
						onClick={toTop}
						onKeyDown={event => moveByKey(event, column.id)}
						data-tooltip={text.deck.toTop}
						aria-description={text.deck.moveHint}
					>
						{!page && <Icon name={definition?.icon ?? 'columns'} size={18} />}
						<b>{page?.title ?? title}</b>
						{others !== null && <span className={styles.host}>{others}</span>}
					</button>
				</Heading>
				{queued > 0 && !page && (
					<span className={styles.unread} title={counted(text.timeline, 'newNotes', queued)}>
						{queued > 99 ? '99+' : queued}
					</span>
				)}
				{account?.avatarUrl && (
					<img className={styles.avatar} src={account.avatarUrl} alt={`@${account.username}`} width={20} height={20} />
				)}
				{place && session && (
					<IconButton
						icon="edit"
						size="small"
						label={fill(text.deck.write, { name: title })}
						onClick={() => intents.send({ kind: 'compose', session, ...place })}
					/>
				)}
				<IconButton
					icon="more"
					size="small"
					label={fill(text.deck.columnMenu, { name: title })}
					onClick={event => openColumnMenu(column.id, event.currentTarget, () => void feed?.reload())}
				/>
			</header>
			<div className={styles.body}>
				{session && Body ? (
					<Host session={session} handle={handle} pageHandle={pageHandle}>
						<LoadBoundary>
							<LateFallback value={<SkeletonRows />}>
								<Body column={column} isIdle={!isInView} />
							</LateFallback>
						</LoadBoundary>
					</Host>
				) : (
					<EmptyState icon="userMinus" title={session ? text.deck.unknownKind : whyGone(column)}>
						{session ? text.deck.unknownKindText : text.deck.accountGoneText}
					</EmptyState>
				)}
			</div>
		</section>
	);
});

function MainHost({ session, handle, children }: ComponentProps<typeof ColumnHost>): ReactNode {
	return (
		<SessionRoot session={session}>
			<ColumnHandleProvider value={handle}>{children}</ColumnHandleProvider>
		</SessionRoot>
	);
}

/** Why the account of a column isn't on this device. */
function whyGone({ account }: DeckColumn): string {
	const end = accountEnds.of(account ?? '');
	return end ? accountEndTexts()[end] : text.deck.accountGone;
}
