import type { ReactNode } from 'react';
import { ComposerTeaser } from '@/blocks/composer/ComposerTeaser';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { lazyPart } from '@/ui/late/lazyPart';
import styles from './ComposerSlot.module.css';

const InlineComposer = lazyPart(async () => (await import('@/features/composer')).loadInlineComposer());

/** The composer above the timeline of the classic layout. */
export function ComposerSlot(): ReactNode {
	const session = useSession();
	const mayWrite = useTokenMay('write:notes');
	return session.isMember && mayWrite ? <ComposerTeaser Composer={InlineComposer} className={styles.teaser} /> : null;
}
