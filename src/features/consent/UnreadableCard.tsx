import type { ReactNode } from 'react';
import { MinimalCard } from '@/blocks/minimal/MinimalCard';

/** In place of a request that doesn't say what is asked for, so that nothing can be granted. */
export function UnreadableCard({ title, children }: { title: string; children: string }): ReactNode {
	return (
		<MinimalCard icon="warning" title={title}>
			<p role="status">{children}</p>
		</MinimalCard>
	);
}
