import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { groupNotes } from '@/domain/catchUp/groupNotes';
import { text } from '@/i18n/text';
import { LongList, type LongListHandle } from '@/ui/virtual/LongList';
import styles from './CatchUp.module.css';
import { type CatchUpRow, catchUpRows } from './catchUpRows';
import type { CatchUpView } from './catchUpView';
import { GroupView } from './GroupView';
import { keyAct } from './keyAct';
import { LineView } from './LineView';
import type { MergedLine } from './mergeLines';
import { useCursor } from './useCursor';
import type { Digest } from './useDigest';
import { useInView } from './useInView';

interface CatchUpListProps {
	digest: Digest;
	/** Those of its notes that show. */
	lines: readonly MergedLine[];
	view: CatchUpView;
	footer: ReactNode;
	/** Must be stable. */
	onRange: (rows: readonly CatchUpRow[]) => void;
}

const NOTHING: ReadonlySet<string> = new Set();
const keyOf = ({ key }: CatchUpRow): string => key;

/** The notes of a digest in groups: one stop for Tab, with keys of its own. */
export function CatchUpList({ digest, lines, view, footer, onRange }: CatchUpListProps): ReactNode {
	const { grouping, order } = view;
	const { shown, isRead, markRead, takeBack } = digest;
	const { root, look, whenSeen } = useInView();
	const list = useRef<LongListHandle>(null);
	const groups = useMemo(() => groupNotes(lines, grouping, order), [lines, grouping, order]);
	const [folded, setFolded] = useState(NOTHING);
	const rows = useMemo(() => catchUpRows(groups, grouping, key => folded.has(key)), [groups, grouping, folded]);
	const [open, setOpen] = useState(NOTHING);
	const cursor = useCursor(rows, root, list);
	const { current, move, focus, arrived } = cursor;
	const byKey = useMemo(() => new Map(lines.map(line => [line.key, line])), [lines]);
	/** What the controls of the lines do; the lines themselves stay as they are when it changes. */
	const acts = {
		open(key: string) {
			const line = byKey.get(key);
			setOpen(before => toggled(before, key));
			if (line && !open.has(key)) whenSeen(key, () => markRead(line));
		},
		read(key: string) {
			const line = byKey.get(key);
			if (!line) return;
			if (isRead(line)) takeBack(line);
			else whenSeen(key, () => markRead(line));
		},
		readOn() {
			const line = byKey.get(cursor.keyNow() ?? '');
			if (line?.row.kind !== 'item') return move(1);
			if (isRead(line)) return takeBack(line);
			whenSeen(line.key, () => {
				markRead(line);
				if (cursor.keyNow() === line.key) move(1);
			});
		},
	};
	const latest = useRef(acts);
	useLayoutEffect(() => {
		latest.current = acts;
	});
	const onOpen = useCallback((key: string) => latest.current.open(key), []);
	const onRead = useCallback((key: string) => latest.current.read(key), []);
	const onReveal = useCallback((key: string) => void setTimeout(() => focus(key)), [focus]);
	useKeys(root, act => {
		if (act === 'read') latest.current.readOn();
		else move(act === 'next' ? 1 : -1);
	});
	useFirstFocus(root, current, focus);
	useLayoutEffect(look);
	const onRows = useCallback(
		(items: readonly CatchUpRow[]) => {
			arrived();
			look();
			onRange(items);
		},
		[arrived, look, onRange],
	);
	const fold = useCallback((key: string) => setFolded(before => toggled(before, key)), []);
	const renderRow = (row: CatchUpRow): ReactNode => {
		const first = row.kind === 'line' ? row.note : row.group.notes[0]?.note;
		const part = first && shown[first.source];
		if (!part) return null;
		if (row.kind === 'group') {
			return (
				<GroupView
					row={row}
					account={part.account}
					openerId={part.openers.get(row.group.key)}
					isRead={row.group.notes.every(({ note }) => isReadLine(byKey.get(note.key), isRead))}
					onFold={() => fold(row.key)}
				/>
			);
		}
		return (
			<LineView
				{...{ row, onOpen, onRead, onReveal }}
				account={part.account}
				isRead={isReadLine(byKey.get(row.key), isRead)}
				isOpen={open.has(row.key)}
				isCurrent={row.key === current}
				onFocus={cursor.set}
			/>
		);
	};
	return (
		<div ref={root} className={styles.list}>
			<LongList
				ref={list}
				items={rows}
				keyOf={keyOf}
				renderItem={renderRow}
				label={text.catchUp.list}
				role="list"
				footer={footer}
				isBusy={digest.isLoading}
				onRange={onRows}
			/>
		</div>
	);
}

const isReadLine = (line: MergedLine | undefined, isRead: Digest['isRead']): boolean =>
	line !== undefined && isRead(line);

function toggled(all: ReadonlySet<string>, key: string): ReadonlySet<string> {
	const next = new Set(all);
	if (!next.delete(key)) next.add(key);
	return next;
}

/** Keys work in the whole dialog around the list. */
function useKeys(
	root: { readonly current: HTMLElement | null },
	act: (name: NonNullable<ReturnType<typeof keyAct>>) => void,
): void {
	const latest = useRef(act);
	useLayoutEffect(() => {
		latest.current = act;
	});
	useEffect(() => {
		const dialog = root.current?.closest<HTMLElement>('[data-catch-up]');
		const onKeyDown = (event: KeyboardEvent) => {
			const name = keyAct(event);
			if (name === null) return;
			event.preventDefault();
			latest.current(name);
		};
		dialog?.addEventListener('keydown', onKeyDown);
		return () => dialog?.removeEventListener('keydown', onKeyDown);
	}, [root]);
}

/** The first line gets the focus when it comes, unless the user has moved it into the dialog meanwhile. */
function useFirstFocus(
	root: { readonly current: HTMLElement | null },
	current: string | null,
	focus: (key: string) => void,
): void {
	const isDone = useRef(false);
	useEffect(() => {
		if (isDone.current || current === null) return;
		isDone.current = true;
		const { activeElement } = document;
		const panel = root.current?.closest('[role="dialog"]');
		if (activeElement === panel || activeElement === document.body) focus(current);
	}, [root, current, focus]);
}
