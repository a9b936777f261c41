import type { ReactNode } from 'react';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { loadNotificationPopups } from '@/features/notifications';
import { loadTutorial, useIsTutorialDue } from '@/features/tutorial';
import { intents } from '@/stores/intents';
import type { Session } from '@/stores/session/Session';
import { useSession } from '@/stores/session/SessionContext';
import { LatePart } from '@/ui/late/LatePart';
import { lazyPart } from '@/ui/late/lazyPart';
import { hasMainView } from './pages/useHasMainView';

const NotificationPopups = lazyPart(loadNotificationPopups);
const Tutorial = lazyPart(loadTutorial);

/** What members have around the layout once the page has started: the tutorial, and the notifications that pop up. */
export default function StartedParts(): ReactNode {
	const isTutorialDue = useIsTutorialDue();
	return (
		<>
			{isTutorialDue && (
				<LatePart>
					<Tutorial />
				</LatePart>
			)}
			<NotificationPart />
		</>
	);
}

/** Tells members of what arrives, in each layout that isn't a display. */
export function NotificationPart(): ReactNode {
	return (
		<LatePart>
			<NotificationPopups onOpen={useOpen()} />
		</LatePart>
	);
}

/** Opens a page of an account: in the main view, or in a window where that belongs to another one, or a deck has none. */
function useOpen(): (session: Session, path: string) => void {
	const own = useSession();
	const { navigate } = useNavigation();
	return (session, path) => {
		if (session === own && hasMainView()) navigate(path);
		else intents.send({ kind: 'openWindow', session, path });
	};
}
