import type { ReactNode } from 'react';
import type { FrameDefinition, FrameProps } from '@/blocks/hosting/FrameDefinition';
import { useMe, useSession } from '@/stores/session/SessionContext';
import { loadable } from '@/ui/late/loadable';
import { LatePage } from './LatePage';

/** Pages in the frame that they share, if its gate allows it. */
export function FrameView({ frame, page, marker, children }: FrameProps & { frame: FrameDefinition }): ReactNode {
	const { isMember } = useSession();
	const isOpen = useMe(me => frame.gate({ isMember, me })) === 'open';
	if (!isOpen) return children;
	const Frame = loadable(frame.load);
	return (
		<LatePage>
			<Frame page={page} marker={marker}>
				{children}
			</Frame>
		</LatePage>
	);
}
