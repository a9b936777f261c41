import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { type ContextProp, type ItemProps, type ListProps, Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import styles from './LongList.module.css';
import { showsFocus } from './showsFocus';
import { useIsPainted } from './useIsPainted';

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
	/** How many rows fill the view, where that is known: they are rendered first. */
	firstRows?: number | undefined;
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
/** The number of rows rendered before anything was measured. */
const FIRST = 20;

/**
 * A long list with rows of any height that isn't a live feed (that is `VirtualList`): only rows near the view are in
 * the document. Fills its container and scrolls itself.
 */
export function LongList<T>(props: LongListProps<T>): ReactNode {
	const { items, keyOf, renderItem, label, role, firstRows = FIRST, onRange } = props;
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
			initialItemCount={Math.min(firstRows, items.length)}
			increaseViewportBy={isPainted ? BEYOND : 0}
			components={PARTS}
			context={{ role, label, isBusy: props.isBusy ?? false, footer: props.footer }}
			endReached={() => props.onNearEnd?.()}
			itemsRendered={rendered => onRange?.(rendered.flatMap(({ data }) => data ?? []))}
		/>
	);
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
