import type { Core } from '../Core';
import { ApiError } from '../http/ApiError';
import { addressKey } from '../http/addressKey';
import { commonErrors } from '../http/commonErrors';
import { notify } from '../notifications/notify';
import { packSignin } from '../pack/packSignin';
import { clockTime } from '../steadyNow';
import { signins, type UserRow, users } from '../store/tables/users';
import type { Asker } from './Asker';
import { isPassword } from './passwords';
import { makeSessionToken } from './tokens';

const NO_SUCH_USER = '6cc579cc-885d-43d8-95c2-b8c7fc963280';
const SUSPENDED = 'e03a5f46-d309-4865-9b69-56282d94e1eb';
const WRONG_PASSWORD = '932c904e-9460-45b7-9ce6-7ed33be7eb2c';

/** By address. Half a second apart, so that passwords can't be tried in bulk. */
const LIMIT = { duration: 5 * 60_000, max: 30, minInterval: 500 };
/** Per user, as anyone can cause attempts. */
const ATTEMPTS_KEPT = 1000;
/** Headers that are stored with an attempt. */
const KEPT_HEADERS = ['user-agent', 'accept-language'];

interface From extends Asker {
	ip: string;
}
interface Answer {
	status: number;
	body: unknown;
	/** When the next attempt is allowed, if a limit was reached, in milliseconds since the epoch. */
	resetMs?: number;
}

const refuse = (status: number, id: string): Answer => ({ status, body: { error: { id } } });

/** One step of signing in: a name alone leads to the next step, name and password finish. */
export async function signIn(core: Core, body: unknown, from: From): Promise<Answer> {
	const limited = core.limiter.take('signin', addressKey(from.ip), LIMIT, 1);
	if (limited) {
		const { message, code, id, status } = commonErrors.tooManySignIns;
		return { status, body: { error: { message, code, id } }, resetMs: clockTime(limited.resetMs) };
	}
	const { username, password } = (body ?? {}) as Record<string, unknown>;
	if (typeof username !== 'string') return { status: 400, body: undefined };
	const user = core.db.first(users, 'WHERE t.usernameLower = ? AND t.host IS NULL', username.toLowerCase());
	if (!user || user.isSystem || user.isDeleted) return refuse(404, NO_SUCH_USER);
	if (user.isSuspended) return refuse(403, SUSPENDED);
	if (password === undefined || password === null) return { status: 200, body: { finished: false, next: 'captcha' } };
	if (typeof password !== 'string') return { status: 400, body: undefined };
	try {
		const isRight = await isPassword(core, user, password, from);
		keepAttempt(core, user, from, isRight);
		if (!isRight) return refuse(403, WRONG_PASSWORD);
		return { status: 200, body: { finished: true, id: user.id, i: makeSessionToken(core, user.id) } };
	} catch (error) {
		if (error instanceof ApiError) return { status: error.status, body: error.envelope };
		throw error;
	}
}

function keepAttempt(core: Core, user: UserRow, { ip, headers }: From, success: boolean): void {
	const kept = KEPT_HEADERS.flatMap(name => {
		const value = headers[name];
		return typeof value === 'string' ? [[name, value]] : [];
	});
	const row = { id: core.ids.next(), userId: user.id, ip, headers: Object.fromEntries(kept), success };
	core.db.insert(signins, row);
	core.db.run(
		`DELETE FROM signins WHERE userId = ?1 AND id <=
			(SELECT id FROM signins WHERE userId = ?1 ORDER BY id DESC LIMIT 1 OFFSET ${ATTEMPTS_KEPT})`,
		user.id,
	);
	if (!success) return;
	core.bus.emit('main', { userId: user.id, type: 'signin', body: packSignin(row) });
	notify(core, user.id, { type: 'login' });
}
