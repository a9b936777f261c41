import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { text } from '@/i18n/t';
import { CategoryBar } from './CategoryBar';
import { EmojiGrid } from './EmojiGrid';
import styles from './EmojiPicker.module.css';
import type { EmojiSection } from './EmojiSection';
import { sectionAt } from './sectionAt';

interface EmojiSectionsProps {
	sections: readonly EmojiSection[];
	/** Stands before them, in the bar as well. */
	palettes: ReactNode;
	/** Of an emoji's place, in pixels. */
	cell: number;
	onChoose: (emoji: string) => void;
}

const PALETTES = 'palettes';
/** How far below the view a section's emojis are made. */
const NEAR = '400px';
const TOUCHED_CELL = 44;

/** All sections one below the other, and a bar that leads to each of them. */
export function EmojiSections({ sections, palettes, cell, onChoose }: EmojiSectionsProps): ReactNode {
	const scroller = useRef<HTMLDivElement>(null);
	const [currentId, setCurrentId] = useState(PALETTES);
	const [columns, setColumns] = useState(1);
	/** Where a press in the bar has scrolled to: the end of the list may hold more than its section. */
	const goneTo = useRef<number | null>(null);
	useLayoutEffect(() => {
		const grid = scroller.current?.querySelector('[data-section]');
		const size = matchMedia('(pointer: coarse)').matches ? Math.max(TOUCHED_CELL, cell) : cell;
		if (grid) setColumns(Math.max(1, Math.floor(grid.clientWidth / size)));
	}, [cell]);
	const parts = () => [...(scroller.current?.querySelectorAll<HTMLElement>('[data-section]') ?? [])];
	const partOf = (id: string) => parts().find(part => part.dataset.section === id);
	const go = (id: string) => {
		const part = partOf(id);
		if (!scroller.current || !part) return;
		scroller.current.scrollTop = part.offsetTop;
		goneTo.current = scroller.current.scrollTop;
		setCurrentId(id);
	};
	const enter = (id: string) => partOf(id)?.querySelector<HTMLElement>('[data-emoji]')?.focus();
	const onScroll = () => {
		if (!scroller.current || scroller.current.scrollTop === goneTo.current) return;
		goneTo.current = null;
		const all = parts();
		const tops = all.map(part => part.offsetTop);
		setCurrentId(all[sectionAt(tops, scroller.current.scrollTop)]?.dataset.section ?? PALETTES);
	};
	const own = { id: PALETTES, label: text.emojiPicker.palettes, mark: 'star' as const };
	return (
		<>
			<CategoryBar sections={[own, ...sections]} currentId={currentId} onGo={go} onEnter={enter} />
			<div ref={scroller} className={styles.groups} onScroll={onScroll}>
				<section data-section={PALETTES}>{palettes}</section>
				{sections.map(section => (
					<Section key={section.id} section={section} columns={columns} onChoose={onChoose} />
				))}
			</div>
		</>
	);
}

interface SectionProps {
	section: EmojiSection;
	columns: number;
	onChoose: (emoji: string) => void;
}

/** A section whose emojis are in the page once it comes near the view; until then a place as high as they. */
function Section({ section: { id, label, choices }, columns, onChoose }: SectionProps): ReactNode {
	const place = useRef<HTMLElement>(null);
	const [isNear, setNear] = useState(false);
	useEffect(() => {
		if (!place.current) return undefined;
		const observer = new IntersectionObserver(entries => entries.some(entry => entry.isIntersecting) && setNear(true), {
			root: place.current.parentElement,
			rootMargin: `${NEAR} 0px`,
		});
		observer.observe(place.current);
		return () => observer.disconnect();
	}, []);
	return (
		<section ref={place} data-section={id} aria-label={label}>
			<h3 className={styles.heading}>{label}</h3>
			{isNear ? (
				<EmojiGrid choices={choices} onChoose={onChoose} />
			) : (
				<div className={styles.awaited} style={{ '--rows': Math.ceil(choices.length / columns) } as CSSProperties} />
			)}
		</section>
	);
}
