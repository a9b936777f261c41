import { type ReactNode, useMemo, useState } from 'react';
import { cutBlocks } from '@/domain/page/cutBlocks';
import type { Page } from '@/domain/page/Page';
import { text } from '@/i18n/text';
import { Button } from '@/ui/button/Button';
import { BlockView } from './BlockView';
import styles from './PageContent.module.css';

/** What the content of a page is drawn from: a page of the server, or one that is being written. */
export type DrawnPage = Pick<Page, 'id' | 'userId' | 'blocks' | 'files' | 'font' | 'alignCenter'>;

interface PageContentProps {
	page: DrawnPage;
	/** Shows only the first blocks, and `more` below them if there are others. */
	excerpt?: { readonly blocks: number; readonly more: ReactNode };
}

/** How many blocks are drawn at first, and added by each press: pages may have any number (rules/pages#long-pages). */
const STEP = 100;

/** The blocks of a page, in its font and alignment. */
export function PageContent({ page, excerpt }: PageContentProps): ReactNode {
	const [most, setMost] = useState(excerpt?.blocks ?? STEP);
	const { blocks, isCut } = useMemo(() => cutBlocks(page.blocks, most), [page.blocks, most]);
	const files = useMemo(() => new Map(page.files.map(file => [file.id, file])), [page.files]);
	const drawing = useMemo(() => ({ pageId: page.id, userId: page.userId, files }), [page.id, page.userId, files]);
	return (
		<div className={styles.content} data-font={page.font} data-centered={page.alignCenter || undefined}>
			{blocks.map(block => (
				<BlockView key={block.key} block={block} drawing={drawing} depth={0} />
			))}
			{isCut &&
				(excerpt ? (
					excerpt.more
				) : (
					<Button className={styles.more ?? ''} onClick={() => setMost(most + STEP)}>
						{text.pages.showMore}
					</Button>
				))}
		</div>
	);
}
