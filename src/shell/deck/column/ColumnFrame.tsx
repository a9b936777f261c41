import {
	type ComponentProps,
	type CSSProperties,
	memo,
	type ReactNode,
	useCallback,
	useEffect,
	useMemo,
	useRef,
	useState,
} from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type ColumnHandle, ColumnHandleProvider, type ShownPage } from '@/blocks/hosting/ColumnHandleContext';
import { ColumnIdleProvider } from '@/blocks/hosting/ColumnIdleContext';
import type { DeckColumn } from '@/domain/deck/deck';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { accountKey, accounts } from '@/stores/session/accounts';
import { tokenMay } from '@/stores/session/tokenMay';
import { IconButton } from '@/ui/button/IconButton';
import { Icon } from '@/ui/icon/Icon';
import { LateFallback } from '@/ui/late/LateFallback';
import { LatePart } from '@/ui/late/LatePart';
import { lazyPart } from '@/ui/late/lazyPart';
import { loadable } from '@/ui/late/loadable';
import { LoadBoundary } from '@/ui/state/LoadBoundary';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import type { ScrollHandle } from '@/ui/virtual/VirtualList';
import { SessionRoot } from '../../session/SessionRoot';
import type { Fold } from '../arrangement/gridLayout';
import { useInView } from '../arrangement/useInView';
import { columnAppeared } from '../awaitedColumn';
import { columnDefinition } from '../columnRegistry';
import { openColumnMenu } from '../decks/deckMenus';
import { columnColours } from './accountColour';
import { accountLabel } from './accountLabel';
import styles from './ColumnFrame.module.css';
import { ColumnHost } from './ColumnHost';
import { moveByKey, toggleFold } from './columnKeys';
import { columnSession } from './columnSession';
import { columnIcon, columnTitle } from './columnTitle';
import { watchShown } from './columnView';
import { keepInSight } from './keepInSight';
import { type FrameFeed, QueuedMark } from './QueuedMark';

const ColumnProblem = lazyPart(async () => (await import('./loadColumnProblem')).loadColumnProblem());

interface ColumnFrameProps {
	column: DeckColumn;
	/** How much of it shows. */
	fold?: Fold;
}

/** A column: its account, its header, and its feature's content. Renders only when its own data change. */
export const ColumnFrame = memo(function ColumnFrame({ column, fold = 'none' }: ColumnFrameProps) {
	const all = useStore(accounts, state => state.all);
	const session = useMemo(() => (all.length >= 0 ? columnSession(column) : undefined), [column, all]);
	// The stored account, as it is updated with new names and avatars; the session keeps its initial copy.
	const account = all.find(each => accountKey(each) === session?.key);
	const definition = columnDefinition(column.type);
	const section = useRef<HTMLElement>(null);
	useEffect(() => {
		if (!section.current) return undefined;
		columnAppeared(column.id, section.current);
		return watchShown(section.current, column.id);
	}, [column.id]);
	const isInView = useInView(section);
	const list = useRef<ScrollHandle | null>(null);
	const pageList = useRef<ScrollHandle | null>(null);
	const reload = useRef<(() => void) | null>(null);
	const [feed] = useState(() => createStore<FrameFeed>(() => ({ shown: null })));
	const [page, setPage] = useState<ShownPage | null>(null);
	const [handle, pageHandle] = useMemo((): [ColumnHandle, ColumnHandle] => {
		const of = (ref: typeof list, setFeed: ColumnHandle['setFeed']): ColumnHandle => ({
			setList: next => {
				ref.current = next;
			},
			setFeed,
			setPage,
			setReload: next => {
				reload.current = next;
			},
		});
		return [of(list, shown => feed.setState({ shown })), of(pageList, () => {})];
	}, [feed]);
	const title = columnTitle(column, definition);
	const isFolded = fold !== 'none';
	const isIdle = !isInView || isFolded;
	const press = useCallback(() => {
		if (isFolded) keepInSight(column.id, () => toggleFold(column.id));
		else (pageList.current ?? list.current)?.scrollToTop();
	}, [isFolded, column.id]);
	const others = accountLabel(session);
	// Depends on `all`, which contains the tokens' permissions.
	const place = session?.isMember && tokenMay(session, 'write:notes') ? definition?.writesTo?.(column) : null;
	const Heading = column.type === 'main' ? 'h1' : 'h2';
	// The main column has a host of its own: the page of the browser's address.
	const Host = column.type === 'main' ? MainHost : ColumnHost;
	const Body = definition && loadable(definition.load);
	const isUnaimed = definition?.target !== undefined && column.target === null;
	return (
		<section
			ref={section}
			className={styles.column}
			data-region=""
			data-column={column.type}
			data-column-id={column.id}
			aria-label={others === null ? title : `${title}, ${others}`}
			data-fold={isFolded ? fold : undefined}
			style={{ ...columnColours(column, session?.key), '--full': `${column.width}px` } as CSSProperties}
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
						aria-expanded={isFolded ? false : undefined}
						onClick={press}
						onKeyDown={event => moveByKey(event, column.id)}
						data-tooltip={isFolded ? text.deck.expand : text.deck.toTop}
						aria-description={text.deck.moveHint}
					>
						{!page && <Icon name={columnIcon(column, definition)} size={18} />}
						<b>{page?.title ?? title}</b>
						{others !== null && <span className={styles.host}>{others}</span>}
					</button>
				</Heading>
				<QueuedMark id={column.id} feed={feed} isHidden={page !== null} />
				{account?.avatarUrl && fold !== 'strip' && (
					<img className={styles.avatar} src={account.avatarUrl} alt={`@${account.username}`} width={20} height={20} />
				)}
				{place && session && !isFolded && (
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
					data-column-menu
					onClick={event =>
						openColumnMenu(column.id, event.currentTarget, () => {
							const { shown } = feed.getState();
							if (shown) void shown.reload();
							else reload.current?.();
						})
					}
				/>
			</header>
			<div className={styles.body} inert={isFolded}>
				{session && Body && !isUnaimed ? (
					<ColumnIdleProvider value={isIdle}>
						<Host session={session} handle={handle} pageHandle={pageHandle}>
							<LoadBoundary>
								<LateFallback value={<SkeletonRows />}>
									<Body column={column} isIdle={isIdle} />
								</LateFallback>
							</LoadBoundary>
						</Host>
					</ColumnIdleProvider>
				) : (
					<LatePart>
						<ColumnProblem column={column} />
					</LatePart>
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
