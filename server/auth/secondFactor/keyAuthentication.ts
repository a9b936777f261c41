import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { Core } from '../../Core';
import { type SecurityKeyRow, securityKeys } from '../../store/tables/secondFactors';
import type { ChallengePurpose } from './Challenges';
import { describedKey, keysOf } from './keysOf';
import { KEY_TIMEOUT_MS, relyingParty } from './relyingParty';
import { webAuthn } from './webAuthn';

interface KeyCheck {
	readonly purpose: Exclude<ChallengePurpose, 'register'>;
	/** The user's id or the context, as the challenge was made. */
	readonly of: string;
	/** Whether the key has to have asked for a PIN, a fingerprint or the like. */
	readonly verifiesUser: boolean;
}

/**
 * Asks for one of an account's keys.
 * @param verifiesUser whether it has to make sure that it is the owner, as nothing else does
 */
export async function askForKeyOf(
	core: Core,
	userId: string,
	{ verifiesUser }: Pick<KeyCheck, 'verifiesUser'>,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
	const { generateAuthenticationOptions } = await webAuthn();
	const options = await generateAuthenticationOptions({
		rpID: relyingParty(core).id,
		allowCredentials: keysOf(core, userId).map(describedKey),
		timeout: KEY_TIMEOUT_MS,
		userVerification: verifiesUser ? 'required' : 'preferred',
	});
	core.challenges.put(options.challenge, 'signIn', userId);
	return options;
}

/**
 * Asks for any passkey that its owner chooses. As nothing else is asked for, it has to make sure that it is the owner.
 * @param context by which the answer belongs to this challenge
 */
export async function askForAnyKey(core: Core, context: string): Promise<PublicKeyCredentialRequestOptionsJSON> {
	const { generateAuthenticationOptions } = await webAuthn();
	const options = await generateAuthenticationOptions({
		rpID: relyingParty(core).id,
		timeout: KEY_TIMEOUT_MS,
		userVerification: 'required',
	});
	core.challenges.put(options.challenge, 'passkey', context);
	return options;
}

/**
 * The key that has answered an open challenge; null if none has.
 * @param credential unchecked, as it came
 */
export async function checkKey(core: Core, credential: unknown, check: KeyCheck): Promise<SecurityKeyRow | null> {
	const id = (credential as { id?: unknown } | null)?.id;
	const key = typeof id === 'string' ? core.db.byId(securityKeys, id) : undefined;
	if (!key || (check.purpose === 'signIn' && key.userId !== check.of)) return null;
	const counter = await newCounter(core, key, credential as AuthenticationResponseJSON, check);
	if (counter === null) return null;
	const kept = { counter, lastUsedAt: Date.now() };
	// It may have been removed meanwhile.
	return core.db.update(securityKeys, kept, 'id = ?', key.id) > 0 ? { ...key, ...kept } : null;
}

async function newCounter(core: Core, key: SecurityKeyRow, response: AuthenticationResponseJSON, check: KeyCheck) {
	const party = relyingParty(core);
	const { verifyAuthenticationResponse } = await webAuthn();
	try {
		const { verified, authenticationInfo } = await verifyAuthenticationResponse({
			response,
			expectedChallenge: challenge => core.challenges.take(challenge, check.purpose, check.of),
			expectedOrigin: party.origin,
			expectedRPID: party.id,
			credential: {
				id: key.id,
				publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
				counter: key.counter,
				transports: key.transports,
			},
			requireUserVerification: check.verifiesUser,
		});
		return verified ? authenticationInfo.newCounter : null;
	} catch {
		// Also for what isn't of the right form, and for a counter that went back.
		return null;
	}
}
