import { defineThing } from '@/stores/queries/Query';
import type { WireMe } from '@/wire/entities';

/** A security key or passkey of the account. */
export interface SecurityKey {
	readonly id: string;
	/** Null if it has none. */
	readonly name: string | null;
	/** Milliseconds since the epoch; null if not known. */
	readonly usedAt: number | null;
}

/** How the account is protected beside its password. */
export interface Protection {
	/** Whether signing in takes a one-time code or a key. */
	readonly isOn: boolean;
	/** Whether a passkey alone signs in. */
	readonly isPasswordLess: boolean;
	/** How many backup codes are left, as far as servers tell. */
	readonly backupCodes: 'full' | 'partial' | 'none';
	readonly keys: readonly SecurityKey[];
}

export const protectionQuery = defineThing({
	name: 'protection',
	lifetime: 'open',
	fetch: async (session, _of: null, signal) => toProtection(await session.api.call('i', {}, { signal })),
});

export function toProtection(wire: Partial<WireMe>): Protection {
	const stock = wire.twoFactorBackupCodesStock;
	return {
		isOn: wire.twoFactorEnabled === true,
		isPasswordLess: wire.usePasswordLessLogin === true,
		backupCodes: stock === 'full' || stock === 'partial' ? stock : 'none',
		keys: (wire.securityKeysList ?? []).flatMap(key =>
			key?.id
				? { id: key.id, name: key.name?.trim() ? key.name : null, usedAt: Date.parse(key.lastUsed ?? '') || null }
				: [],
		),
	};
}
