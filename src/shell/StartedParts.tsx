import type { ReactNode } from 'react';
import { loadStatusBars } from '@/features/statusBars';
import { loadTutorial, useIsTutorialDue } from '@/features/tutorial';
import { LatePart } from '@/ui/late/LatePart';
import { lazyPart } from '@/ui/late/lazyPart';
import NotificationPart from './NotificationPart';

const StatusBars = lazyPart(loadStatusBars);
const Tutorial = lazyPart(loadTutorial);

/**
 * What members have around the layout once the page has started: the status bars above it, the tutorial beside it, and
 * the notifications that pop up over it.
 */
export default function StartedParts(): ReactNode {
	const isTutorialDue = useIsTutorialDue();
	return (
		<>
			<LatePart>
				<StatusBars />
			</LatePart>
			{isTutorialDue && (
				<LatePart>
					<Tutorial />
				</LatePart>
			)}
			<NotificationPart />
		</>
	);
}
