import type { ReactNode } from 'react';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { LongGrid } from '@/ui/virtual/LongGrid';
import { LongList } from '@/ui/virtual/LongList';
import { VirtualList } from '@/ui/virtual/VirtualList';
import styles from '../PreviewPage.module.css';

const ROW_PX = 44;
const numbersTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const ROWS = numbersTo(2_000);
const TILES = numbersTo(20);

const keyOf = String;
const named = (number: number) => fill(text.preview.sample.rowNumber, { number });
const rowOf = (number: number): ReactNode => (
	<div className={styles.listRow}>
		<Button variant="quiet" size="small">
			{named(number)}
		</Button>
	</div>
);
const articleOf = (number: number): ReactNode => (
	<article className={styles.listRow} tabIndex={-1} aria-label={named(number)}>
		{named(number)}
	</article>
);
const tileOf = (number: number): ReactNode => (
	<Button wide size="small">
		{String(number)}
	</Button>
);

/** Lists of which only what is near the view is in the document: a feed, a list and a grid. */
export function ListSamples(): ReactNode {
	const { sample } = text.preview;
	return (
		<div className={styles.grid}>
			<div className={styles.scrolled}>
				<VirtualList
					label={sample.feed}
					items={ROWS}
					keyOf={keyOf}
					renderItem={articleOf}
					estimateHeight={ROW_PX}
					isWhole
				/>
			</div>
			<div className={styles.scrolled}>
				<LongList role="list" label={sample.longList} items={ROWS} keyOf={keyOf} renderItem={rowOf} />
			</div>
			<LongGrid items={TILES} keyOf={keyOf} renderItem={tileOf} className={styles.tiles} />
		</div>
	);
}
