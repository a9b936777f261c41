import { editMemo } from '@/blocks/actions/editMemo';
import { refreshRemote } from '@/blocks/actions/relations';
import { acct } from '@/domain/person/acct';
import { plainName } from '@/domain/person/plainName';
import { text } from '@/i18n/text';
import { deckStore } from '@/stores/deck/DeckStore';
import { intents } from '@/stores/intents';
import { antennaMenu } from '../antennaMenu';
import { listMenu } from '../listMenu';
import { isOther, type UserAction } from '../ShownUser';

/** Actions that write to a user, or store something about them. */
export const keeping: readonly UserAction[] = [
	{
		id: 'write',
		icon: 'pencil',
		name: () => text.userMenu.write,
		who: 'member',
		needs: ['write:notes'],
		isOffered: isOther,
		run: ({ session, user }) => intents.send({ kind: 'compose', session, mention: acct(user) }),
	},
	{
		id: 'memo',
		icon: 'note',
		name: () => text.userMenu.memo,
		asks: true,
		who: 'member',
		needs: ['write:account'],
		isOffered: isOther,
		run: ({ session, user }) => void editMemo(session, user),
	},
	{
		id: 'lists',
		icon: 'list',
		name: () => text.userMenu.lists,
		who: 'member',
		// Reads the lists before changing them.
		needs: ['read:account', 'write:account'],
		isOffered: isOther,
		items: ({ session, user }) => listMenu(session, user),
	},
	{
		id: 'antennas',
		icon: 'antenna',
		name: () => text.userMenu.antennas,
		who: 'member',
		needs: ['read:account', 'write:account'],
		isOffered: isOther,
		items: ({ session, user }) => antennaMenu(session, user),
	},
	{
		id: 'refresh',
		icon: 'refresh',
		name: () => text.userMenu.refresh,
		who: 'member',
		isOffered: shown => isOther(shown) && shown.user.host !== null,
		run: ({ session, user }) => void refreshRemote(session, user.id),
	},
];

/** Adds a deck column with their notes. */
export const showing: readonly UserAction[] = [
	{
		id: 'showInDeck',
		icon: 'columns',
		name: () => text.userMenu.showInDeck,
		isOffered: () => deckStore.isOpen,
		run: ({ session, user }) =>
			intents.send({
				kind: 'showColumn',
				session,
				column: 'userNotes',
				target: { kind: 'user', id: user.id },
				name: plainName(user),
			}),
	},
];
