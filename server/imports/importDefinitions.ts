import type { Core } from '../Core';
import { hasTooManyLists } from '../lists/hasTooManyLists';
import { addMember } from '../lists/listMembership';
import { block } from '../relations/block';
import { follow } from '../relations/follow';
import { mute } from '../relations/mute';
import { type ListRow, listMembers, lists } from '../store/tables/collections';
import type { UserRow } from '../store/tables/users';
import { findAcct } from '../users/acct';
import type { CsvImport } from './ImportKind';

const LIST_NAME_MAX = 100;

export interface ImportOptions {
	withReplies?: boolean;
}

/**
 * Does what a row of a CSV file says. Rows without a known user do nothing.
 * @throws Refusal if it can't be done, such as what is done already
 */
type ImportRow = (core: Core, me: UserRow, row: readonly string[], options: ImportOptions) => void;

/** The imports of lists of users, in the network's formats. */
export const importDefinitions: Readonly<Record<CsvImport, ImportRow>> = {
	following: ofUser((core, me, user, { withReplies = false }) => follow(core, me, user, { withReplies })),
	muting: ofUser((core, me, user) => mute(core, me.id, user.id, null)),
	blocking: ofUser((core, me, user) => block(core, me, user)),
	'user-lists': importMember,
};

/** The user stands in the first field. */
function ofUser(act: (core: Core, me: UserRow, user: UserRow, options: ImportOptions) => void): ImportRow {
	return (core, me, [acct = ''], options) => {
		const user = findAcct(core, acct);
		if (user && user.id !== me.id) act(core, me, user, options);
	};
}

/** List, member, and whether replies to others are shown. */
function importMember(core: Core, me: UserRow, [name = '', acct = '', withReplies = '']: readonly string[]): void {
	const user = findAcct(core, acct);
	const list = user && listNamed(core, me, name.trim().slice(0, LIST_NAME_MAX));
	if (!user || !list) return;
	addMember(core, me, list, user);
	if (withReplies.trim() !== 'true') return;
	core.db.update(listMembers, { withReplies: true }, 'listId = ? AND userId = ?', list.id, user.id);
}

/** The user's list of this name; makes it if there is room for one more. */
function listNamed(core: Core, me: UserRow, name: string): ListRow | null {
	if (name === '') return null;
	const known = core.db.first(lists, 'WHERE t.userId = ? AND t.name = ? ORDER BY t.id', me.id, name);
	if (known) return known;
	if (hasTooManyLists(core, me)) return null;
	const row: ListRow = { id: core.ids.next(), userId: me.id, name, isPublic: false };
	core.db.insert(lists, row);
	return row;
}
