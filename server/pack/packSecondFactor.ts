import { BACKUP_CODES } from '../auth/secondFactor/backupCodes';
import { keysOf } from '../auth/secondFactor/keysOf';
import { secondFactorOf } from '../auth/secondFactor/secondFactorOf';
import type { Core } from '../Core';

/** How an account is protected beside its password: for its owner and for moderators. */
export function packSecondFactor(core: Core, userId: string) {
	const factor = secondFactorOf(core, userId);
	const isOn = factor?.secret != null;
	return {
		twoFactorEnabled: isOn,
		usePasswordLessLogin: factor?.isPasswordLess ?? false,
		securityKeys: isOn && keysOf(core, userId).length > 0,
	};
}

/** For its owner alone. */
export const packBackupCodesStock = (core: Core, userId: string): 'full' | 'partial' | 'none' => {
	const left = secondFactorOf(core, userId)?.backupCodes.length ?? 0;
	if (left === 0) return 'none';
	return left < BACKUP_CODES ? 'partial' : 'full';
};

export const packKeys = (core: Core, userId: string) =>
	keysOf(core, userId).map(({ id, name, lastUsedAt, createdAt }) => ({
		id,
		name,
		lastUsed: new Date(lastUsedAt ?? createdAt).toISOString(),
	}));
