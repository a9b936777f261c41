import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { inviteRoom } from '../../invites/inviteRoom';

export default defineEndpoint(
	{ name: 'invite/limit', params: p.none, credential: true, permission: 'read:invite-codes', policy: 'canInvite' },
	({ core, me }) => ({ remaining: inviteRoom(core, me) }),
);
