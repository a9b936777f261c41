import { type ReactNode, useMemo } from 'react';
import { lazyAction } from '@/blocks/actions/lazyAction';
import { useNavigation } from '@/blocks/navigation/NavigationContext';
import { type NoteActions, NoteActionsContext } from '@/blocks/note/NoteActionsContext';
import { intents } from '@/stores/intents';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { react } from './react';
import { useEmojiMenu } from './useEmojiMenu';

const openRenoteMenu = lazyAction(
	() => import('./renoteMenu'),
	menu => menu.openRenoteMenu,
);
const openNoteMenu = lazyAction(
	() => import('./noteMenu'),
	menu => menu.openNoteMenu,
);
const vote = lazyAction(
	() => import('./vote'),
	module => module.vote,
);

/** Preloads the code of menus, votes and shortcuts. */
export const loadNoteMenus = () =>
	Promise.all([openRenoteMenu.preload(), openNoteMenu.preload(), vote.preload(), import('./noteKeys')]);

/** Implements the actions of cards for the surrounding session. */
export function NoteActionsRoot({ children }: { children: ReactNode }) {
	const session = useSession();
	const navigation = useNavigation();
	const write = useTokenMay('write:notes');
	const mayReact = useTokenMay('write:reactions');
	const mayVote = useTokenMay('write:votes');
	const actions = useMemo(
		(): NoteActions => ({
			session,
			offers: { write, react: mayReact, vote: mayVote },
			react: (noteId, reaction, anchor) => void react(session, noteId, reaction, anchor),
			openReactionPicker: (noteId, anchor) =>
				intents.send({
					kind: 'pickEmoji',
					session,
					anchor,
					purpose: 'reaction',
					noteId,
					choose: emoji => void react(session, noteId, emoji, anchor),
				}),
			reply: noteId => intents.send({ kind: 'compose', session, replyTo: noteId }),
			renoteMenu: (noteId, anchor) => openRenoteMenu(session, noteId, anchor),
			menu: (noteId, anchor) => openNoteMenu(session, noteId, anchor, navigation),
			vote: (noteId, choice) => vote(session, noteId, choice),
		}),
		[session, navigation, write, mayReact, mayVote],
	);
	useEmojiMenu(session, actions);
	return <NoteActionsContext value={actions}>{children}</NoteActionsContext>;
}
