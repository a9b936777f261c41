import { USERNAME, usernameProblem } from '../../auth/createAccount';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';

export default defineEndpoint(
	{
		name: 'username/available',
		params: p.params({ username: p.pattern(USERNAME, { max: 20 }) }),
	},
	({ core, params }) => ({ available: usernameProblem(core, params.username) === null }),
);
