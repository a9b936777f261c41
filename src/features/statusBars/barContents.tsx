import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { tickerColors } from '@/base/tickerColors';
import { webUrl } from '@/base/webUrl';
import { useNoteRows } from '@/blocks/feed/useNoteRows';
import { proxied } from '@/blocks/media/proxied';
import { NoteExcerpt } from '@/blocks/note/NoteExcerpt';
import { UserName } from '@/blocks/person/UserName';
import { refusalOf } from '@/blocks/query/refusalOf';
import { feedQuery } from '@/blocks/rss/feedQuery';
import { useRetainedNotes } from '@/blocks/thread/useRetainedNotes';
import { shownNoteId } from '@/domain/note/shownNoteId';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { useNote, useUser } from '@/stores/entities/useEntities';
import { useSession } from '@/stores/session/SessionContext';
import { BarEntries } from './BarEntries';
import type { BarItem } from './barItem';
import styles from './ShownBars.module.css';
import type { StatusBar, StatusBarType } from './StatusBar';
import { listNotesQuery, serversQuery } from './statusBarQueries';
import { useBarThing } from './useBarThing';

interface ContentProps {
	bar: StatusBar;
	isPaused: boolean;
}

function FeedContent({ bar, isPaused }: ContentProps): ReactNode {
	const { url, shuffle, refreshIntervalSec } = bar;
	const query = useBarThing(feedQuery, { url, shuffle }, refreshIntervalSec, url !== '');
	const items = (query.data ?? []).map(
		({ key, title, url: link }): BarItem => ({
			key,
			link: link === null ? null : { url: link },
			content: <bdi>{title}</bdi>,
		}),
	);
	return <Shown bar={bar} isPaused={isPaused} items={items} query={query} isSetUp={url !== ''} />;
}

function ServersContent({ bar, isPaused }: ContentProps): ReactNode {
	const session = useSession();
	const query = useBarThing(serversQuery, null, bar.refreshIntervalSec);
	const items = (query.data ?? []).map(({ host, name, iconUrl, themeColor }): BarItem => {
		const url = webUrl(`https://${host}`);
		const colors = tickerColors(themeColor);
		return {
			key: host,
			link: url && { url: url.href },
			...(bar.colored && { style: { background: colors.background, color: colors.text } }),
			content: (
				<>
					{iconUrl !== null && (
						<img
							className={styles.icon}
							src={proxied(session, iconUrl, 'preview')}
							alt=""
							loading="lazy"
							decoding="async"
						/>
					)}
					<bdi>{name}</bdi>
				</>
			),
		};
	});
	return <Shown bar={bar} isPaused={isPaused} items={items} query={query} isSetUp />;
}

const NONE: readonly string[] = [];

/** The newest notes of a list. Notes with muted words are left out. */
function NotesContent({ bar, isPaused }: ContentProps): ReactNode {
	const { userListId, refreshIntervalSec } = bar;
	const query = useBarThing(listNotesQuery, userListId, refreshIntervalSec, userListId !== '');
	const ids = query.data ?? NONE;
	useRetainedNotes(useSession(), ids);
	const rows = useNoteRows(ids);
	const items = useMemo(
		() =>
			rows
				.filter(({ kind }) => kind === 'item')
				.map(
					({ key }): BarItem => ({
						key,
						link: { path: pathTo('note', { noteId: key }) },
						content: <NoteLine noteId={key} />,
					}),
				),
		[rows],
	);
	return <Shown bar={bar} isPaused={isPaused} items={items} query={query} isSetUp={userListId !== ''} />;
}

const EXCERPT_CHARACTERS = 200;

function NoteLine({ noteId }: { noteId: string }): ReactNode {
	const row = useNote(noteId);
	const note = useNote(row ? shownNoteId(row) : null);
	const author = useUser(note?.userId ?? null);
	if (!note || !author) return null;
	return (
		<>
			<b className={styles.author}>
				<UserName user={author} />
			</b>
			{note.cw || note.text ? (
				<NoteExcerpt note={note} author={author} length={EXCERPT_CHARACTERS} />
			) : (
				<span>{text.statusBars.noText}</span>
			)}
		</>
	);
}

interface ShownProps extends ContentProps {
	items: readonly BarItem[];
	query: UseQueryResult<unknown>;
	/** Whether the bar says what to ask for. */
	isSetUp: boolean;
}

/** The entries, or why there are none. Those from before stay while a later request fails. */
function Shown({ bar, isPaused, items, query, isSetUp }: ShownProps): ReactNode {
	const message = isSetUp ? messageOf(query, bar, items.length) : text.statusBars.notSetUp;
	return (
		<>
			{message !== null && <span className={styles.message}>{message}</span>}
			{items.length > 0 && <BarEntries bar={bar} items={items} isPaused={isPaused} />}
		</>
	);
}

/** Null if there is nothing to say. */
function messageOf({ error, isSuccess }: UseQueryResult<unknown>, { type }: StatusBar, count: number): string | null {
	const { listGone, failed, empty } = text.statusBars;
	if (error) return type === 'userList' && refusalOf(error) === 'gone' ? listGone : failed;
	return isSuccess && count === 0 ? empty : null;
}

/** What a bar of each type shows. */
export const barContents: Readonly<Record<StatusBarType, ComponentType<ContentProps>>> = {
	rss: FeedContent,
	federation: ServersContent,
	userList: NotesContent,
};
