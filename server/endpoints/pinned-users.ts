import { defineEndpoint } from '../http/endpoint';
import * as p from '../http/params';
import { packUsers } from '../pack/packUser';
import { findAcct } from '../users/acct';
import { isShownTo } from '../users/isShownTo';

/** The users whom administrators recommend, in their order. */
export default defineEndpoint({ name: 'pinned-users', params: p.none }, ({ core, me }) => {
	const named = core.settings.get('pinnedUsers').flatMap(acct => findAcct(core, acct) ?? []);
	const shown = new Map(named.filter(user => isShownTo(core, user, me)).map(user => [user.id, user]));
	return packUsers(core, [...shown.values()], me);
});
