import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { inlineKey } from '../focus/inlineKey';
import { usePlace } from '../overlay/usePlace';
import { Spinner } from '../state/Spinner';
import styles from './Menu.module.css';
import type { MenuItem, SubmenuSource } from './MenuItem';
import { MenuRow } from './MenuRow';
import { menuRows, rowAfterKey, Typeahead } from './menuKeys';
import { useRowHover } from './useRowHover';

interface MenuListProps {
	label: string;
	source: SubmenuSource;
	/** When it settles, the items are read again. */
	until?: Promise<unknown> | undefined;
	/** Calls `read` whenever the items should be read again. Must be stable. */
	watch?: ((read: () => void) => () => void) | undefined;
	/** Closes the whole menu. */
	onClose: () => void;
	/** Goes back to the parent menu. */
	onBack?: () => void;
	/** Set if submenus replace the menu instead of opening beside it. */
	onDrill?: (title: string, items: SubmenuSource) => void;
	/** The title of the submenu from which one comes back: its row has the focus then. */
	left?: string | undefined;
}

/** One level of a menu: its rows and their keyboard handling. */
export function MenuList({ label, source, until, watch, onClose, onBack, onDrill, left }: MenuListProps) {
	const menu = useRef<HTMLDivElement>(null);
	const [typeahead] = useState(() => new Typeahead());
	const [open, setOpen] = useState<{ key: string; row: Element }>();
	const [, readAgain] = useReducer((count: number) => count + 1, 0);
	const items = useItems(source);
	const submenuPanel = useRef<HTMLDivElement>(null);
	const hover = useRowHover(submenuPanel);

	// In a layout effect, so that no change is missed.
	useLayoutEffect(() => {
		let isGone = false;
		const read = () => isGone || readAgain();
		until?.then(read, read);
		const end = watch?.(readAgain);
		return () => {
			isGone = true;
			end?.();
		};
	}, [until, watch]);

	/** Opens a row's submenu, or closes another row's. */
	function point(row: HTMLElement, item: MenuItem, key: string): void {
		if (open?.key === key || document.activeElement === row) return;
		row.focus({ preventScroll: true });
		setOpen(item.type === 'submenu' && !onDrill ? { key, row } : undefined);
	}

	const isReady = items !== undefined;
	// Until its items are there, the menu itself has the focus: what is typed meanwhile leads to one of them.
	useLayoutEffect(() => {
		const list = menu.current;
		if (list === null) return;
		const back = isReady ? rowOf(list, left) : undefined;
		if (back) back.focus();
		else (isReady ? firstFocus(list, typeahead) : list).focus({ preventScroll: true });
	}, [isReady, typeahead, left]);

	function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
		// A submenu is a child in the React tree: its key events are handled there.
		if (event.target instanceof Element && event.target.closest('[role="menu"]') !== event.currentTarget) return;
		const key = inlineKey(event.key);
		const rows = menuRows(event.currentTarget);
		const current = rows.indexOf(document.activeElement as HTMLElement);
		const tiles = rows.filter(row => row.hasAttribute('data-tile')).length;
		const target = rowAfterKey(key, current, rows.length, tiles) ?? typed(event, rows, current);
		if (target !== undefined) {
			event.preventDefault();
			rows[target]?.focus();
		} else if (event.key === 'Tab') {
			event.preventDefault();
			onClose();
		} else if ((key === 'ArrowLeft' || event.key === 'Escape') && onBack) {
			event.preventDefault();
			onBack();
		} else if (key === 'ArrowRight' && rows[current]?.getAttribute('aria-haspopup') === 'menu') {
			event.preventDefault();
			rows[current]?.click();
		}
	}

	function typed(event: KeyboardEvent, rows: readonly HTMLElement[], current: number): number | undefined {
		if (event.key === ' ' && !typeahead.isTyping(event.timeStamp)) return undefined;
		if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return undefined;
		const found = typeahead.find(event.key, textsOf(rows), current, event.timeStamp);
		return found === -1 ? undefined : found;
	}

	const keys = items && keysOf(items);
	// By key, as the items may have changed when read again.
	const submenu = open && items?.[keys?.indexOf(open.key) ?? -1];
	return (
		<div ref={menu} className={styles.list} role="menu" aria-label={label} tabIndex={0} onKeyDown={onKeyDown}>
			{items === undefined && <Spinner className={styles.pending ?? ''} size={20} />}
			{items?.map((item, index) => {
				const key = keys?.[index] ?? '';
				return (
					<MenuRow
						key={key}
						item={item}
						isOpen={open?.key === key}
						onOpen={row => setOpen({ key, row })}
						onHover={event => {
							const row = event.currentTarget;
							hover.move(event, () => point(row, item, key));
						}}
						onClose={onClose}
						onChanged={readAgain}
						{...(onDrill && { onDrill })}
					/>
				);
			})}
			{submenu?.type === 'submenu' && open && (
				<Submenu
					key={open.key}
					label={submenu.text}
					source={submenu.items}
					row={open.row}
					panel={submenuPanel}
					onEnter={hover.arrive}
					onClose={onClose}
					onBack={() => {
						setOpen(undefined);
						if (open.row instanceof HTMLElement) open.row.focus({ preventScroll: true });
					}}
				/>
			)}
		</div>
	);
}

/** The row that was typed already, else the selected radio item, else the first row, else the menu itself. */
function firstFocus(menu: HTMLElement, typeahead: Typeahead): HTMLElement {
	const rows = menuRows(menu);
	const isChosen = (row: HTMLElement) => row.matches('[role="menuitemradio"][aria-checked="true"]');
	return rows[typeahead.match(textsOf(rows))] ?? rows.find(isChosen) ?? rows[0] ?? menu;
}

/** The row of the submenu with this title; what else it says, such as a caption, comes after that. */
function rowOf(menu: HTMLElement, title: string | undefined): HTMLElement | undefined {
	if (title === undefined) return undefined;
	const rows = menuRows(menu).filter(row => row.getAttribute('aria-haspopup') === 'menu');
	return rows.find(row => row.textContent === title) ?? rows.find(row => row.textContent?.startsWith(title));
}

const textsOf = (rows: readonly HTMLElement[]) => rows.map(row => row.textContent ?? '');

interface SubmenuProps {
	label: string;
	source: SubmenuSource;
	row: Element;
	panel: RefObject<HTMLDivElement | null>;
	/** Called when the pointer enters it. */
	onEnter: () => void;
	onClose: () => void;
	onBack: () => void;
}

function Submenu({ label, source, row, panel, onEnter, onClose, onBack }: SubmenuProps) {
	usePlace(panel, row, 'after');
	return (
		<div ref={panel} className={styles.submenu} onPointerEnter={onEnter}>
			<MenuList label={label} source={source} onClose={onClose} onBack={onBack} />
		</div>
	);
}

/** A stable key for each row; rows with the same text are numbered. */
function keysOf(items: readonly MenuItem[]): readonly string[] {
	const counts = new Map<string, number>();
	return items.map(item => {
		const name = ('id' in item ? item.id : undefined) ?? ('text' in item ? item.text : '');
		const count = (counts.get(name) ?? 0) + 1;
		counts.set(name, count);
		return `${name} ${count}`;
	});
}

/** The current items; undefined until a source that fetches them has responded. It is called once. */
function useItems(source: SubmenuSource): readonly MenuItem[] | undefined {
	const [first] = useState(() => readItems(source));
	const [loaded, setLoaded] = useState<readonly MenuItem[]>();
	useEffect(() => {
		let isGone = false;
		if (!(first instanceof Promise)) return;
		const show = (items: readonly MenuItem[]) => isGone || setLoaded(items);
		first.then(show, () => show([]));
		return () => {
			isGone = true;
		};
	}, [first]);
	if (first instanceof Promise) return loaded;
	const now = readItems(source);
	return now instanceof Promise ? first : now;
}

function readItems(source: SubmenuSource): readonly MenuItem[] | Promise<readonly MenuItem[]> {
	return typeof source === 'function' ? source() : source;
}
