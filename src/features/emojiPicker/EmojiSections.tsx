import { type ReactNode, type UIEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type ContextProp, GroupedVirtuoso, type GroupedVirtuosoHandle } from 'react-virtuoso';
import { text } from '@/i18n/text';
import { showsFocus } from '@/ui/virtual/showsFocus';
import { CategoryBar } from './CategoryBar';
import { EmojiGrid } from './EmojiGrid';
import styles from './EmojiPicker.module.css';
import type { EmojiSection } from './EmojiSection';
import { emojiRows } from './emojiRows';
import { sectionAt } from './sectionAt';

interface EmojiSectionsProps {
	sections: readonly EmojiSection[];
	/** Rendered before the sections, and part of the bar. */
	palettes: ReactNode;
	/** The size of a cell in pixels. */
	cell: number;
	onChoose: (emoji: string) => void;
}

const PALETTES = 'palettes';
/** How far beyond the view rows are rendered, in CSS pixels. */
const NEAR = 400;
const TOUCHED_CELL = 44;

/** All sections below each other, and a bar that leads to each. Only rows near the view are rendered. */
export function EmojiSections({ sections, palettes, cell, onChoose }: EmojiSectionsProps): ReactNode {
	const box = useRef<HTMLDivElement>(null);
	const list = useRef<GroupedVirtuosoHandle>(null);
	const [currentId, setCurrentId] = useState(PALETTES);
	const [columns, setColumns] = useState(1);
	/**
	 * After a press in the bar, the pressed section is the current one until the user scrolls, even if the end of the
	 * list shows several.
	 */
	const isGoing = useRef(false);
	const hasFocus = useRef(false);
	/** The section whose first emoji gets the focus once it is rendered. */
	const awaited = useRef<string | null>(null);
	useLayoutEffect(() => {
		const place = box.current?.querySelector('[data-section]');
		const size = matchMedia('(pointer: coarse)').matches ? Math.max(TOUCHED_CELL, cell) : cell;
		if (place) setColumns(Math.max(1, Math.floor(place.clientWidth / size)));
	}, [cell]);
	const { rows, counts } = useMemo(() => emojiRows(sections, columns), [sections, columns]);
	const go = (id: string) => {
		isGoing.current = true;
		setCurrentId(id);
		if (id === PALETTES) list.current?.scrollTo({ top: 0 });
		else list.current?.scrollToIndex({ groupIndex: sections.findIndex(section => section.id === id) });
	};
	const enter = (id: string) => {
		awaited.current = id;
		placeFocus();
	};
	const placeFocus = () => {
		// If the focused emoji was scrolled out of the document, keys still scroll the list.
		const isLost = hasFocus.current && document.activeElement === document.body;
		if (isLost) box.current?.querySelector<HTMLElement>('[data-virtuoso-scroller]')?.focus({ preventScroll: true });
		if (awaited.current === null) return;
		const part = partsIn(box.current).find(({ dataset }) => dataset.section === awaited.current);
		if (!part) return;
		awaited.current = null;
		part.querySelector<HTMLElement>('[data-emoji]')?.focus();
	};
	const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
		if (!isGoing.current) setCurrentId(sectionIn(currentTarget));
	};
	const scrolls = () => {
		isGoing.current = false;
	};
	const own = { id: PALETTES, label: text.emojiPicker.palettes, mark: 'star' as const };
	return (
		<>
			<CategoryBar sections={[own, ...sections]} currentId={currentId} onGo={go} onEnter={enter} />
			<div ref={box} className={styles.sections}>
				<GroupedVirtuoso<unknown, ReactNode>
					ref={list}
					className={styles.list}
					style={showsFocus}
					groupCounts={counts}
					groupContent={index => <h3 className={styles.heading}>{sections[index]?.label}</h3>}
					itemContent={index => {
						const row = rows[index];
						return (
							row && (
								<div className={styles.part} data-section={row.sectionId}>
									<EmojiGrid label={row.label} choices={row.choices} onChoose={onChoose} />
								</div>
							)
						);
					}}
					increaseViewportBy={NEAR}
					components={PARTS}
					context={palettes}
					itemsRendered={placeFocus}
					onScroll={onScroll}
					onWheel={scrolls}
					onPointerDown={scrolls}
					onKeyDown={scrolls}
					onFocus={() => {
						hasFocus.current = true;
					}}
					onBlur={() => {
						hasFocus.current = false;
					}}
				/>
			</div>
		</>
	);
}

const Header = ({ context }: ContextProp<ReactNode>): ReactNode => (
	<section className={styles.part} data-section={PALETTES}>
		{context}
	</section>
);

const PARTS = { Header };

const partsIn = (within: HTMLElement | null): HTMLElement[] => [
	...(within?.querySelectorAll<HTMLElement>('[data-section]') ?? []),
];

/** The current section: the last one with a row at or above the lower edge of the heading. */
function sectionIn(scroller: HTMLElement): string {
	const heading = scroller.querySelector('h3')?.offsetHeight ?? 0;
	const edge = scroller.getBoundingClientRect().top + heading;
	const parts = partsIn(scroller);
	const tops = parts.map(part => part.getBoundingClientRect().top - edge);
	return parts[sectionAt(tops, 0)]?.dataset.section ?? PALETTES;
}
