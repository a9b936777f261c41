import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Me } from '@/domain/account/Me';
import type { DeckColumn } from '@/domain/deck/deck';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { accountKey, accounts } from '@/stores/session/accounts';
import type { IconName } from '@/ui/icon/Icon';
import { badgeCount } from '../../nav/badgeCount';
import { columnDefinition } from '../columnRegistry';
import { accountLabel } from './accountLabel';
import { columnSession } from './columnSession';
import { columnIcon, columnTitle } from './columnTitle';
import { columnView } from './columnView';

interface ColumnEntry {
	readonly icon: IconName;
	/** The title of the column's header. */
	readonly title: string;
	/** The accessible name: the title, the account if it isn't the page's own, and the unread count. */
	readonly name: string;
	/** The tooltip, with the key that leads to the column. */
	readonly tooltip: string;
	/** The avatar of the account, if it isn't the page's own. */
	readonly imageUrl: string | null;
	readonly unread: number;
}

const NOBODY = createStore<{ me: Me | null }>(() => ({ me: null }));

/** Keys 1 to 9 lead to the first nine columns. */
const LAST_KEY = 9;

/**
 * A column as an entry in lists of columns, live.
 * @param place from 1
 */
export function useColumnEntry(column: DeckColumn, place: number): ColumnEntry {
	const all = useStore(accounts, state => state.all);
	const session = columnSession(column);
	const arrived = useStore(columnView, state => state.unread[column.id] ?? 0);
	const definition = columnDefinition(column.type);
	// The server's count includes what was read on other devices.
	const told = useStore(session?.me ?? NOBODY, ({ me }) => definition?.unread && (me ? definition.unread(me) : 0));
	const unread = told ?? arrived;
	const others = accountLabel(session);
	const account = others === null ? undefined : all.find(each => accountKey(each) === session?.key);
	const title = columnTitle(column, definition);
	const named = others === null ? title : `${title}, ${others}`;
	return {
		icon: columnIcon(column, definition),
		title,
		name: unread > 0 ? fill(text.shell.withUnread, { label: named, count: badgeCount(unread) }) : named,
		tooltip: place > LAST_KEY ? named : fill(text.deck.withKey, { name: named, key: place }),
		imageUrl: account?.avatarUrl ?? null,
		unread,
	};
}
