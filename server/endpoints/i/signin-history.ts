import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packSignin } from '../../pack/packSignin';
import { selectPage } from '../../store/selectPage';
import { signins } from '../../store/tables/users';

/** Every attempt to sign in, whether it succeeded or not. */
export default defineEndpoint(
	{
		name: 'i/signin-history',
		params: p.params({ limit: p.limit(), ...p.paging }),
		credential: true,
		secure: true,
	},
	({ core, me, params }) => selectPage(core.db, signins, params, 't.userId = ?', me.id).map(packSignin),
);
