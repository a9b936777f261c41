import type { ReactNode } from 'react';
import type { FrameDefinition, FrameProps } from '@/blocks/hosting/FrameDefinition';
import { useMe, useSession } from '@/stores/session/SessionContext';
import { LateFallback } from '@/ui/late/LateFallback';
import { loadable } from '@/ui/late/loadable';
import { SkeletonRows } from '@/ui/state/SkeletonRows';
import { LoadBoundary } from './LoadBoundary';

/** Pages in the frame that they share, if its gate allows it. */
export function FrameView({ frame, page, marker, children }: FrameProps & { frame: FrameDefinition }): ReactNode {
	const { isMember } = useSession();
	const isOpen = useMe(me => frame.gate({ isMember, me })) === 'open';
	if (!isOpen) return children;
	const Frame = loadable(frame.load);
	return (
		<LoadBoundary>
			<LateFallback value={<SkeletonRows />}>
				<Frame page={page} marker={marker}>
					{children}
				</Frame>
			</LateFallback>
		</LoadBoundary>
	);
}
