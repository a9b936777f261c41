import { createElement, type ReactNode } from 'react';
import { shortened } from '@/domain/collection/shortened';
import type { PageBlock } from '@/domain/page/Page';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { MfmText } from '../mfm/MfmText';
import { MissingBlock } from './MissingBlock';
import styles from './PageContent.module.css';
import type { PageDrawing } from './PageDrawing';
import { PageNote } from './PageNote';
import { PagePicture } from './PagePicture';

interface BlockViewProps {
	block: PageBlock;
	drawing: PageDrawing;
	/** In how many sections it is. */
	depth: number;
}

/** The title of the page is a heading of the second level. */
const FIRST_LEVEL = 3;
const LAST_LEVEL = 6;
/** Of what another client calls a block. */
const NAME_LENGTH = 40;

/** A block of a page, and what is in it. */
export function BlockView({ block, drawing, depth }: BlockViewProps): ReactNode {
	switch (block.type) {
		case 'text':
			return (
				<div className={styles.text} dir="auto">
					<MfmText text={block.text} host={null} />
				</div>
			);
		case 'section': {
			const level = Math.min(LAST_LEVEL, FIRST_LEVEL + depth);
			return (
				<section className={styles.section}>
					{block.title !== '' && createElement(`h${level}`, { className: styles.title, dir: 'auto' }, block.title)}
					{block.blocks.map(each => (
						<BlockView key={each.key} block={each} drawing={drawing} depth={depth + 1} />
					))}
				</section>
			);
		}
		case 'image':
			return <PagePicture fileId={block.fileId} drawing={drawing} />;
		case 'note':
			return <PageNote noteId={block.noteId} isDetailed={block.isDetailed} />;
		case 'unknown':
			return (
				<MissingBlock icon="code">
					{block.name === ''
						? text.pages.unknownBlock
						: t('pages.unknownBlockOf', { name: shortened(block.name, NAME_LENGTH) })}
				</MissingBlock>
			);
	}
}
