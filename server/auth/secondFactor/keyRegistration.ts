import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Core } from '../../Core';
import { type SecurityKeyRow, securityKeys } from '../../store/tables/secondFactors';
import type { UserRow } from '../../store/tables/users';
import { announceMeUpdated } from '../../users/announceMeUpdated';
import { describedKey, keysOf } from './keysOf';
import { KEY_TIMEOUT_MS, relyingParty } from './relyingParty';
import { webAuthn } from './webAuthn';

/** What a browser needs to make a key for an account, with a challenge. */
export async function beginKeyRegistration(core: Core, me: UserRow): Promise<PublicKeyCredentialCreationOptionsJSON> {
	const { generateRegistrationOptions } = await webAuthn();
	const options = await generateRegistrationOptions({
		rpName: core.settings.get('name') ?? core.urls.host,
		rpID: relyingParty(core).id,
		userName: me.username,
		userDisplayName: me.name ?? me.username,
		userID: new TextEncoder().encode(me.id),
		timeout: KEY_TIMEOUT_MS,
		attestationType: 'none',
		excludeCredentials: keysOf(core, me.id).map(describedKey),
		// Keys that can't store an account or ask for a PIN still are a second factor.
		authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
	});
	core.challenges.put(options.challenge, 'register', me.id);
	return options;
}

/**
 * Stores the key that a browser has made.
 * @param credential unchecked, as it came
 * @returns null if it doesn't answer an open challenge, or is stored already
 */
export async function completeKeyRegistration(
	core: Core,
	me: UserRow,
	name: string,
	credential: unknown,
): Promise<SecurityKeyRow | null> {
	const made = await verified(core, me, credential);
	if (!made) return null;
	const row: SecurityKeyRow = {
		id: made.id,
		userId: me.id,
		name,
		publicKey: Buffer.from(made.publicKey).toString('base64url'),
		counter: made.counter,
		transports: made.transports ?? [],
		createdAt: Date.now(),
		lastUsedAt: null,
	};
	if (!core.db.insertNew(securityKeys, row)) return null;
	announceMeUpdated(core, me.id);
	return row;
}

async function verified(core: Core, me: UserRow, credential: unknown) {
	const party = relyingParty(core);
	const { verifyRegistrationResponse } = await webAuthn();
	try {
		const { registrationInfo } = await verifyRegistrationResponse({
			response: credential as RegistrationResponseJSON,
			expectedChallenge: challenge => core.challenges.take(challenge, 'register', me.id),
			expectedOrigin: party.origin,
			expectedRPID: party.id,
			requireUserVerification: false,
		});
		return registrationInfo?.credential ?? null;
	} catch {
		// Also for what isn't of the right form.
		return null;
	}
}
