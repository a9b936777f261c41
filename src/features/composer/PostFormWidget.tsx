import type { ReactNode } from 'react';
import { ComposerTeaser } from '@/blocks/composer/ComposerTeaser';
import { lazyPart } from '@/ui/late/lazyPart';
import { loadInlineComposer } from '.';
import styles from './PostFormWidget.module.css';

const InlineComposer = lazyPart(loadInlineComposer);

/** The form for a note. */
export default function PostFormWidget(): ReactNode {
	return <ComposerTeaser Composer={InlineComposer} className={styles.teaser} />;
}
