import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { type ContextProp, type ItemProps, type ListProps, Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import { afterPaint } from '@/platform/afterPaint';
import styles from './LongList.module.css';
import { showsFocus } from './showsFocus';

export interface LongListHandle {
	/** Scrolls a row into view. */
	scrollToIndex(index: number): void;
}

interface LongListProps<T> {
	/** Top to bottom. A new array whenever anything changes. */
	items: readonly T[];
	keyOf: (item: T) => string;
	/** Must be stable. In a `list` each item is rendered inside a list item. */
	renderItem: (item: T) => ReactNode;
	label: string;
	role: 'list' | 'group';
	/** About how high a row is, in CSS pixels; so many are rendered first as fill the window. */
	rowHeight?: number;
	/** Content that scrolls below the rows. */
	footer?: ReactNode;
	isBusy?: boolean;
	onNearEnd?: () => void;
	/** Called with the items in the document whenever these change. */
	onRange?: (items: readonly T[]) => void;
	ref?: Ref<LongListHandle>;
}

/** Roles and labels for its parts. */
interface Semantics {
	readonly role: 'list' | 'group';
	readonly label: string;
	readonly isBusy: boolean;
	readonly footer: ReactNode;
}

/** How far beyond the view rows are rendered, in CSS pixels; none until the first ones are painted. */
const BEYOND = { top: 600, bottom: 600 };
const ROW_HEIGHT = 56;

/**
 * A long list with rows of any height that isn't a live feed (that is `VirtualList`): only rows near the view are in
 * the document. Fills its container and scrolls itself.
 */
export function LongList<T>(props: LongListProps<T>): ReactNode {
	const { items, keyOf, renderItem, label, role, rowHeight = ROW_HEIGHT, onRange } = props;
	const list = useRef<VirtuosoHandle>(null);
	useImperativeHandle(props.ref, () => ({ scrollToIndex: index => list.current?.scrollIntoView({ index }) }), []);
	const isPainted = useIsPainted();
	return (
		<Virtuoso<T, Semantics>
			ref={list}
			className={styles.scroller}
			style={showsFocus}
			data-scroller=""
			data={items}
			computeItemKey={(_, item) => keyOf(item)}
			itemContent={(_, item) => renderItem(item)}
			initialItemCount={Math.min(Math.ceil(innerHeight / rowHeight), items.length)}
			increaseViewportBy={isPainted ? BEYOND : 0}
			components={PARTS}
			context={{ role, label, isBusy: props.isBusy ?? false, footer: props.footer }}
			endReached={() => props.onNearEnd?.()}
			itemsRendered={rendered => onRange?.(rendered.flatMap(({ data }) => data ?? []))}
		/>
	);
}

/** Whether what was rendered first has been painted. */
function useIsPainted(): boolean {
	const [isPainted, setPainted] = useState(false);
	useEffect(() => {
		let isGone = false;
		void afterPaint().then(() => isGone || setPainted(true));
		return () => {
			isGone = true;
		};
	}, []);
	return isPainted;
}

function List({ context, ...own }: ListProps & ContextProp<Semantics>): ReactNode {
	const semantics = { role: context.role, 'aria-label': context.label, 'aria-busy': context.isBusy };
	return <div {...own} {...semantics} />;
}

const Item = ({ context, item: _, ...own }: ItemProps<unknown> & ContextProp<Semantics>): ReactNode => (
	<div {...own} role={context.role === 'list' ? 'listitem' : undefined} />
);

const Footer = ({ context }: ContextProp<Semantics>): ReactNode => context.footer;

const PARTS = { List, Item, Footer };
