import type { ReactNode } from 'react';
import { LateFallback } from '@/ui/late/LateFallback';
import { LoadBoundary } from '@/ui/state/LoadBoundary';
import { SkeletonRows } from '@/ui/state/SkeletonRows';

/** Around a page or frame whose code comes late: placeholder rows until then, and what helps if it can't be loaded. */
export function LatePage({ children }: { children: ReactNode }): ReactNode {
	return (
		<LoadBoundary>
			<LateFallback value={<SkeletonRows />}>{children}</LateFallback>
		</LoadBoundary>
	);
}
