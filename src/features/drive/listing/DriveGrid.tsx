import {
	type CSSProperties,
	type ReactNode,
	useCallback,
	useEffect,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from 'react';
import { text } from '@/i18n/text';
import { hasLostFocus } from '@/ui/focus/hasLostFocus';
import { inlineKey } from '@/ui/focus/inlineKey';
import { LongList, type LongListHandle } from '@/ui/virtual/LongList';
import { DriveCell } from './DriveCell';
import styles from './DriveGrid.module.css';
import { useDriveGrid } from './DriveGridContext';
import type { DriveItem } from './DriveItem';
import { columnsIn, type DriveRow, driveRows, foldersIn, neighbour } from './driveRows';

interface DriveGridProps {
	items: readonly DriveItem[];
	footer?: ReactNode;
	isBusy: boolean;
	onNearEnd: () => void;
	/** Missing if nothing can be changed and files are only chosen. */
	onDelete?: (items: readonly DriveItem[]) => void;
	onRename?: (item: DriveItem) => void;
}

const keyOf = ({ key }: DriveRow): string => key;

/** Folders and files in rows; only those near the view are in the document. */
export function DriveGrid(props: DriveGridProps): ReactNode {
	const { items, onDelete, onRename } = props;
	const { selection, withChosen, openMenu, isList = false } = useDriveGrid();
	const box = useRef<HTMLDivElement>(null);
	const list = useRef<LongListHandle>(null);
	/** Gets the focus once its row is rendered. */
	const awaited = useRef<string | null>(null);
	const fitting = useColumns(box);
	const columns = isList ? 1 : fitting;
	const rows = useMemo(() => driveRows(items, columns), [items, columns]);
	const focus = (key: string) => {
		const link = linkOf(box.current, key);
		awaited.current = link ? null : key;
		selection.stand(key);
		if (link) link.focus();
		else list.current?.scrollToIndex(rows.findIndex(row => row.items.some(item => item.key === key)));
	};
	// If the focused item disappears, the one at its position gets the focus.
	const order = useRef<readonly string[]>([]);
	useEffect(() => {
		const keys = items.map(({ key }) => key);
		const { current } = selection.state.getState();
		const before = order.current;
		order.current = keys;
		const known = new Set(keys);
		selection.keep(known);
		if (current !== null && known.has(current)) return;
		const at = current === null ? 0 : Math.max(0, before.indexOf(current));
		const next = keys[Math.min(at, keys.length - 1)] ?? null;
		selection.stand(next);
		if (current !== null && hasLostFocus() && next !== null) linkOf(box.current, next)?.focus();
	}, [items, selection]);
	const onRange = useCallback(
		(shown: readonly DriveRow[]) => {
			const { current: key } = awaited;
			const link = key === null ? null : linkOf(box.current, key);
			if (link) {
				awaited.current = null;
				link.focus();
				return;
			}
			// One item must be in the tab order.
			const { current } = selection.state.getState();
			const first = shown.find(row => row.items.length > 0)?.items[0];
			if (key === null && first && !shown.some(row => row.items.some(item => item.key === current))) {
				selection.stand(first.key);
			}
		},
		[selection],
	);
	/** @returns whether the key was handled */
	const onKey = (event: KeyboardEvent): boolean => {
		const key = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-key]')?.dataset.key : '';
		const item = items.find(each => each.key === key);
		if (event.key === 'Escape' && selection.state.getState().chosen.size > 0) {
			selection.choose([]);
			return true;
		}
		const choosable = () => items.filter(each => openMenu || each.kind === 'file').map(each => each.key);
		if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
			selection.choose(choosable());
			return true;
		}
		if (!item || event.ctrlKey || event.metaKey || event.altKey) return false;
		const next = neighbour(rows, item.key, inlineKey(event.key));
		const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
		if (next) {
			if (event.shiftKey) selection.sweep(item.key, next.key, choosable());
			focus(next.key);
		} else if (event.key === ' ' && (openMenu || item.kind === 'file')) selection.toggle(item.key);
		else if (event.key === 'Delete' && onDelete) onDelete(withChosen(item));
		else if (event.key === 'F2' && onRename) onRename(item);
		else if (isMenuKey && openMenu) openMenu(item, linkOf(box.current, item.key) ?? document.body);
		else return false;
		return true;
	};
	useEffect(() => {
		const element = box.current;
		const onKeyDown = (event: KeyboardEvent) => {
			if (onKey(event)) event.preventDefault();
		};
		element?.addEventListener('keydown', onKeyDown);
		return () => element?.removeEventListener('keydown', onKeyDown);
	});
	const renderRow = useCallback(
		(row: DriveRow) => (
			<ul className={styles.row} data-kind={row.kind}>
				{row.items.map(item => (
					<DriveCell key={item.key} item={item} />
				))}
			</ul>
		),
		[],
	);
	return (
		<div
			ref={box}
			className={styles.grid}
			data-view={isList ? 'list' : 'grid'}
			style={{ '--columns': columns, '--folders': foldersIn(columns) } as CSSProperties}
		>
			<LongList
				ref={list}
				role="group"
				items={rows}
				keyOf={keyOf}
				renderItem={renderRow}
				label={text.drive.here}
				isBusy={props.isBusy}
				footer={props.footer}
				onNearEnd={props.onNearEnd}
				onRange={onRange}
			/>
		</div>
	);
}

function linkOf(box: HTMLElement | null, key: string): HTMLElement | null {
	return box?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"] > a`) ?? null;
}

function useColumns(box: { readonly current: HTMLElement | null }): number {
	const [columns, setColumns] = useState(4);
	useLayoutEffect(() => {
		const element = box.current;
		if (!element) return undefined;
		const observer = new ResizeObserver(([entry]) => {
			if (entry) setColumns(columnsIn(entry.contentRect.width));
		});
		observer.observe(element);
		return () => observer.disconnect();
	}, [box]);
	return columns;
}
