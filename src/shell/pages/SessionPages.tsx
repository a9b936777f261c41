import { type ReactNode, type RefObject, useEffect } from 'react';
import type { PageHost } from '@/blocks/hosting/HostContext';
import type { Session } from '@/stores/session/Session';
import { currentSession } from '@/stores/session/sessions';
import { SessionRoot } from '../session/SessionRoot';
import { followFocus } from './followFocus';
import { useMainRouterContext } from './MainView';
import type { PageRouter } from './PageRouter';
import { NavigationRoot, RouterHost } from './RouterHost';
import { useHasMainView } from './useHasMainView';

interface SessionPagesProps {
	router: PageRouter;
	session: Session;
	host: PageHost;
	/** The element around them that has the focus while no element of a page has it. */
	frame: RefObject<HTMLElement | null>;
	className: string | undefined;
}

/** Pages with a history of their own, for an account: in a window, or over a column. */
export function SessionPages({ router, session, host, frame, className }: SessionPagesProps): ReactNode {
	const mainRouter = useMainRouterContext();
	const hasMainView = useHasMainView();
	useEffect(() => followFocus(router, frame), [router, frame]);
	return (
		<NavigationRoot
			router={router}
			session={session}
			mainRouter={session === currentSession() ? mainRouter : null}
			hasMainView={hasMainView}
			staysInPlace={host.kind === 'window'}
			className={className ?? ''}
		>
			<SessionRoot session={session}>
				<RouterHost router={router} host={host} />
			</SessionRoot>
		</NavigationRoot>
	);
}
