import { type ReactNode, useMemo } from 'react';
import { useStore } from 'zustand';
import type { DeckProfile } from '@/domain/deck/deck';
import { deckStore } from '@/stores/deck/DeckStore';
import type { Session } from '@/stores/session/Session';
import { useSession } from '@/stores/session/SessionContext';
import { MainView } from '../../pages/MainView';
import { columnSession } from './columnSession';

/** The main view within the deck. */
export default function MainColumn(): ReactNode {
	const session = useSession();
	const kinds = useStore(deckStore.state, ({ deck }) => kindsBeside(deck, session));
	const beside = useMemo(() => kinds.split(' '), [kinds]);
	return <MainView kind="column" beside={beside} />;
}

/** Joined to a string, so that it is equal as long as nothing changes. */
const kindsBeside = ({ columns }: DeckProfile, session: Session): string =>
	columns
		.filter(column => columnSession(column) === session)
		.map(column => column.type)
		.join(' ');
