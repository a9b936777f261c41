import type { ReactNode } from 'react';
import { text } from '@/i18n/text';
import { IconButton } from '@/ui/button/IconButton';
import type { KeptLevel, LevelStack } from './LevelStack';
import styles from './PageLevels.module.css';
import type { PageRouter } from './PageRouter';

interface StackEdgesProps {
	router: PageRouter;
	stack: LevelStack;
	levels: readonly KeptLevel[];
}

/** The visible edges of the pages below the shown one: each leads back to its page, the last can close them all. */
export default function StackEdges({ router, stack, levels }: StackEdgesProps): ReactNode {
	const below = levels.slice(0, -1);
	const shown = levels.at(-1)?.index ?? 0;
	return below.map(({ id, index }, depth) => (
		<div key={id} className={styles.edge} data-depth={depth}>
			{depth === below.length - 1 && (
				<IconButton icon="minus" size="small" label={text.stack.collapse} onClick={() => stack.collapse()} />
			)}
			<button
				type="button"
				className={styles.back}
				aria-label={text.stack.back}
				data-tooltip={text.stack.back}
				onClick={() => router.history.go(index - shown)}
			/>
		</div>
	));
}
