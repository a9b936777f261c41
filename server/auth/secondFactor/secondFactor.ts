import type { Core } from '../../Core';
import { ApiError } from '../../http/ApiError';
import { commonErrors } from '../../http/commonErrors';
import { secondFactors, securityKeys } from '../../store/tables/secondFactors';
import { announceMeUpdated } from '../../users/announceMeUpdated';
import { hashBackupCode, makeBackupCodes, withoutBackupCode } from './backupCodes';
import { newTotpSecret, periodOfCode } from './oneTimeCodes';
import { secondFactorOf } from './secondFactorOf';

/** Codes that may be tried for an account: three count at a time, of a million. */
const LIMIT = { duration: 15 * 60_000, max: 20 };

/** Makes a new secret, which counts once a code of it was entered; until then a former one does. */
export function beginSecondFactor({ db, secrets }: Core, userId: string): string {
	const secret = newTotpSecret();
	db.insertNew(secondFactors, { userId });
	db.update(secondFactors, { pendingSecret: secrets.seal(secret, userId) }, 'userId = ?', userId);
	return secret;
}

/**
 * Turns two-factor sign-in on with the first code of a new secret.
 * @returns new backup codes, which can't be read again; null if the code is wrong or nothing was begun
 * @throws ApiError if too many were tried
 */
export function completeSecondFactor(core: Core, userId: string, code: string): string[] | null {
	countAttempt(core, userId);
	const pendingSecret = secondFactorOf(core, userId)?.pendingSecret ?? null;
	const secret = pendingSecret === null ? null : core.secrets.unseal(pendingSecret, userId);
	if (secret === null || periodOfCode(secret, code) === null) return null;
	const codes = makeBackupCodes();
	const backupCodes = codes.map(hashBackupCode);
	const row = { secret: pendingSecret, pendingSecret: null, backupCodes, usedPeriod: 0 };
	core.db.update(secondFactors, row, 'userId = ?', userId);
	announceMeUpdated(core, userId);
	return codes;
}

/** Turns it off. Security keys go with it, as they are no second factor any more. */
export function endSecondFactor(core: Core, userId: string): void {
	core.db.transaction(() => {
		core.db.delete(secondFactors, 'userId = ?', userId);
		core.db.delete(securityKeys, 'userId = ?', userId);
		announceMeUpdated(core, userId);
	});
}

/**
 * Whether this is a right one-time code or an unused backup code; a backup code is used up by it.
 * @param signsIn a one-time code signs in once; what is confirmed with it (such as the two steps of adding a key) may
 * take it several times
 * @throws ApiError if too many were tried
 */
export function takeCode(core: Core, userId: string, code: string, { signsIn }: { signsIn: boolean }): boolean {
	countAttempt(core, userId);
	const factor = secondFactorOf(core, userId);
	const secret = factor?.secret ? core.secrets.unseal(factor.secret, userId) : null;
	if (!factor || secret === null) return false;
	const usedPeriod = periodOfCode(secret, code);
	if (usedPeriod !== null) {
		if (!signsIn) return true;
		return core.db.update(secondFactors, { usedPeriod }, 'userId = ? AND usedPeriod < ?', userId, usedPeriod) > 0;
	}
	const backupCodes = withoutBackupCode(factor.backupCodes, code);
	if (!backupCodes) return false;
	core.db.update(secondFactors, { backupCodes }, 'userId = ?', userId);
	announceMeUpdated(core, userId);
	return true;
}

function countAttempt({ limiter }: Core, userId: string): void {
	if (limiter.take('code', userId, LIMIT, 1)) throw new ApiError(commonErrors.tooManySignIns);
}
