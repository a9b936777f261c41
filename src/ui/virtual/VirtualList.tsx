import {
	memo,
	type ReactNode,
	type Ref,
	useCallback,
	useEffect,
	useImperativeHandle,
	useLayoutEffect,
	useMemo,
	useReducer,
	useRef,
	useState,
} from 'react';
import { FeedFocus } from './FeedFocus';
import { numberArticles } from './numberArticles';
import styles from './VirtualList.module.css';
import { VirtualScroller } from './VirtualScroller';

/** Scrolls a page or a list of any kind. */
export interface ScrollHandle {
	scrollToTop(smooth?: boolean): void;
}

export interface VirtualListHandle extends ScrollHandle {
	readonly atTop: boolean;
	/** Keeps a row in view at its place while rows above it change, until the user scrolls. */
	hold(key: string): void;
	/** Focuses a row, also one that is about to come into the document. */
	focusRow(key: string): void;
	/** The row elements in the document. */
	readonly rows: ReadonlyMap<string, HTMLElement>;
}

interface VirtualListProps<T> {
	/** Top to bottom. A new array whenever anything changes. */
	items: readonly T[];
	keyOf: (item: T) => string;
	/** Must be stable: a row is rendered again only when its item or this changes. */
	renderItem: (item: T) => ReactNode;
	estimateHeight: number;
	/** Content that scrolls above the rows. */
	header?: ReactNode;
	/** Content that scrolls below the rows. */
	footer?: ReactNode;
	label: string;
	/** Whether there are no more items to load below. */
	isWhole?: boolean;
	isBusy?: boolean;
	/** Whether the list is out of view and only renders what fills it. */
	isIdle?: boolean;
	onAtTopChange?: (atTop: boolean) => void;
	onNearEnd?: () => void;
	onScrolling?: () => void;
	/** Called with the items in the document whenever these change. */
	onRange?: ((items: readonly T[]) => void) | undefined;
	ref?: Ref<VirtualListHandle>;
}

/**
 * A live feed with rows of any height; only those near the view are in the document. Rows are articles, and the list is
 * a single tab stop. (`LongList` is for long lists that aren't live.)
 */
export function VirtualList<T>(props: VirtualListProps<T>): ReactNode {
	const { items, keyOf, renderItem, header, footer } = props;
	const [, rerender] = useReducer((count: number) => count + 1, 0);
	const latest = useRef(props);
	const [scroller] = useState(
		() =>
			new VirtualScroller(
				props.estimateHeight,
				{
					changed: rerender,
					atTopChanged: atTop => latest.current.onAtTopChange?.(atTop),
					nearEnd: () => latest.current.onNearEnd?.(),
					scrolling: () => latest.current.onScrolling?.(),
				},
				() => (latest.current.isIdle ? 0 : 1),
			),
	);
	const [focus] = useState(() => new FeedFocus(scroller.rows));
	const scrollElement = useRef<HTMLDivElement>(null);
	const listElement = useRef<HTMLDivElement>(null);
	const headElement = useRef<HTMLDivElement>(null);
	const afterElement = useRef<HTMLDivElement>(null);
	const keys = useMemo(() => items.map(keyOf), [items, keyOf]);
	const range = scroller.rangeOf(keys);
	const { start, end } = range;
	useImperativeHandle(props.ref, () => handleOf(scroller, focus), [scroller, focus]);
	useLayoutEffect(() => {
		const element = scrollElement.current;
		const list = listElement.current;
		return element && list ? scroller.attach(element, list, headElement.current) : undefined;
	}, [scroller]);
	useLayoutEffect(() => {
		const list = listElement.current;
		const after = afterElement.current;
		const element = scrollElement.current;
		return element && list && after ? focus.attach({ scroller: element, list, after }) : undefined;
	}, [focus]);
	useLayoutEffect(() => {
		latest.current = props;
		scroller.settle(keys, range);
		focus.settle(keys);
	});
	const isWhole = props.isWhole ?? false;
	useEffect(() => {
		numberArticles(scroller.rows, keys, { start, end }, isWhole);
	}, [scroller, keys, start, end, isWhole]);
	const { onRange } = props;
	const semantics = { role: 'feed', 'aria-label': props.label, 'aria-busy': props.isBusy ?? false };
	useEffect(() => onRange?.(items.slice(start, end)), [onRange, items, start, end]);
	return (
		// Tab focuses the feed itself, which passes the focus on to a row.
		<div ref={scrollElement} className={styles.scroller} tabIndex={-1} data-scroller="">
			{header !== undefined && <div ref={headElement}>{header}</div>}
			<div ref={listElement} className={styles.list} tabIndex={0} {...semantics}>
				{items.slice(start, end).map((item, index) => {
					const key = keys[start + index] ?? '';
					return (
						<Row
							key={key}
							id={key}
							item={item}
							scroller={scroller}
							focus={focus}
							render={renderItem as (item: unknown) => ReactNode}
						/>
					);
				})}
			</div>
			<div ref={afterElement} tabIndex={-1}>
				{footer}
			</div>
		</div>
	);
}

function handleOf(scroller: VirtualScroller, focus: FeedFocus): VirtualListHandle {
	return {
		get atTop() {
			return scroller.atTop;
		},
		rows: scroller.rows,
		hold: key => scroller.hold(key),
		focusRow: key => focus.focusRow(key),
		scrollToTop: smooth => scroller.scrollToTop(smooth),
	};
}

interface RowProps {
	id: string;
	item: unknown;
	scroller: VirtualScroller;
	focus: FeedFocus;
	render: (item: unknown) => ReactNode;
}

const Row = memo(function Row({ id, item, scroller, focus, render }: RowProps) {
	const ref = useCallback(
		(element: HTMLElement | null) => {
			if (!element) focus.rowLeaves(id);
			scroller.row(id, element);
		},
		[scroller, focus, id],
	);
	return (
		<div ref={ref} className={styles.row} data-view-part="">
			{render(item)}
		</div>
	);
});
