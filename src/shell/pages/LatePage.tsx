import type { ReactNode } from 'react';
import { LateFallback } from '@/ui/late/LateFallback';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { LoadBoundary } from './LoadBoundary';

/** Around a page or frame whose code comes late: placeholder rows until then, and what helps if it can't be loaded. */
export function LatePage({ children }: { children: ReactNode }): ReactNode {
	return (
		<LoadBoundary>
			<LateFallback value={<SkeletonRows />}>{children}</LateFallback>
		</LoadBoundary>
	);
}
