import type { Core } from '../Core';
import { notify } from '../notifications/notify';
import { packSignin } from '../pack/packSignin';
import { signins } from '../store/tables/users';
import type { Asker } from './Asker';

/** Per user, as anyone can cause attempts. */
const ATTEMPTS_KEPT = 1000;
/** Headers that are stored with an attempt. */
const KEPT_HEADERS = ['user-agent', 'accept-language'];

/** The sender of an attempt to sign in. */
export interface SignInAsker extends Asker {
	ip: string;
}

/** Stores an attempt to sign in for the account's owner, who is notified of one that worked. */
export function keepAttempt(core: Core, userId: string, { ip, headers }: SignInAsker, success: boolean): void {
	const kept = KEPT_HEADERS.flatMap(name => {
		const value = headers[name];
		return typeof value === 'string' ? [[name, value]] : [];
	});
	const row = { id: core.ids.next(), userId, ip, headers: Object.fromEntries(kept), success };
	core.db.insert(signins, row);
	core.db.run(
		`DELETE FROM signins WHERE userId = ?1 AND id <=
			(SELECT id FROM signins WHERE userId = ?1 ORDER BY id DESC LIMIT 1 OFFSET ${ATTEMPTS_KEPT})`,
		userId,
	);
	if (!success) return;
	core.bus.emit('main', { userId, type: 'signin', body: packSignin(row) });
	notify(core, userId, { type: 'login' });
}
