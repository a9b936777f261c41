import { accountUri } from '../../account/accountUri';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packMe } from '../../pack/packUser';
import { users } from '../../store/tables/users';
import { findAcct } from '../../users/acct';
import { announceMeUpdated } from '../../users/announceMeUpdated';

/** Moves to another account, which must have named this one in its `alsoKnownAs`. Followers follow in the background. */
export default defineEndpoint(
	{
		name: 'i/move',
		params: p.params({ moveToAccount: p.text({ max: 640 }) }),
		credential: true,
		secure: true,
		prohibitMoved: true,
		limit: { duration: 24 * 3_600_000, max: 5 },
		errors: {
			destinationAccountForbids: {
				code: 'DESTINATION_ACCOUNT_FORBIDS',
				id: 'b5c90186-4ab0-49c8-9bba-a1f766282ba4',
				message: 'The other account has not named this one as one of its own.',
			},
			rootForbidden: {
				code: 'NOT_ROOT_FORBIDDEN',
				id: '4362e8dc-731f-4ad8-a694-be2a88922a24',
				message: 'The first administrator can not move.',
			},
			noSuchUser: { code: 'NO_SUCH_USER', id: 'fcd2eef9-a9b2-4c4f-8624-038099e90aa5', message: 'No such user.' },
			uriNull: { code: 'URI_NULL', id: 'bf326f31-d430-4f97-9933-5d61e4d48a23', message: 'That user has no address.' },
			alreadyMoved: {
				code: 'ALREADY_MOVED',
				id: 'b234a14e-9ebe-4581-8000-074b3c215962',
				message: 'That account has moved itself.',
			},
		},
	},
	({ core, me, params, errors }) => {
		if (me.isRoot) throw errors.rootForbidden();
		const other = findAcct(core, params.moveToAccount);
		if (!other || other.isSuspended) throw errors.noSuchUser();
		const [from, to] = [accountUri(core, me), accountUri(core, other)];
		if (from === null || to === null) throw errors.uriNull();
		if (other.movedTo !== null) throw errors.alreadyMoved();
		if (other.id === me.id || !other.alsoKnownAs?.includes(from)) throw errors.destinationAccountForbids();
		core.db.update(users, { movedTo: to, updatedAt: Date.now() }, 'id = ?', me.id);
		core.jobs.add('move', me.id, { toId: other.id });
		announceMeUpdated(core, me.id);
		// The published type has nothing in the object.
		return packMe(core, core.db.byId(users, me.id) ?? me) as object as Record<string, never>;
	},
);
