import { type ReactNode, useMemo } from 'react';
import {
	type Navigation,
	NavigationContext,
	useLinkDelegate,
	useNavigation,
} from '@/blocks/navigation/NavigationContext';
import type { DeckProfile } from '@/domain/deck/deck';
import { hasMainColumn } from '@/domain/deck/hasMainColumn';
import { intents } from '@/stores/intents';
import { useSession } from '@/stores/session/SessionContext';

interface DeckNavigationProps {
	deck: DeckProfile;
	className: string | undefined;
	/** Where the bar is. */
	menu: string;
	children: ReactNode;
}

/** Opens pages in the main column, or in windows if the deck has none. */
export function DeckNavigation({ deck, className, menu, children }: DeckNavigationProps): ReactNode {
	const outer = useNavigation();
	const session = useSession();
	const hasMain = hasMainColumn(deck);
	const navigation = useMemo((): Navigation => {
		if (hasMain) return outer;
		const { showInPage: _, ...withoutPage } = outer;
		return { ...withoutPage, navigate: path => intents.send({ kind: 'openWindow', session, path }) };
	}, [hasMain, outer, session]);
	const delegate = useLinkDelegate(navigation);
	return (
		<NavigationContext value={navigation}>
			<div ref={delegate} className={className} data-menu={menu}>
				{children}
			</div>
		</NavigationContext>
	);
}
