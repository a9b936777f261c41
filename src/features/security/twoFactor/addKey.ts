import { text } from '@/i18n/text';
import { makeKey } from '@/platform/securityKeys';
import type { Session } from '@/stores/session/Session';
import { askForProof } from './askForProof';
import type { Proof } from './ProofRequest';
import { refusalOfProof } from './refusalOfProof';

export const KEY_NAME_MAX = 30;

/**
 * Adds a security key or passkey: asks for a name and for proof, then lets the browser make it.
 * @returns whether it was added
 */
export async function addKey(session: Session): Promise<boolean> {
	const added = await askForProof(session, {
		title: text.twoFactor.addKey,
		text: text.twoFactor.addKeyAbout,
		okText: text.twoFactor.next,
		needsCode: true,
		named: { label: text.twoFactor.keyName, initial: text.twoFactor.keyNameInitial, maxLength: KEY_NAME_MAX },
		async perform(proof, name) {
			const options = await session.api.call('i/2fa/register-key', proof);
			const credential = await makeKey(options);
			return store(session, proof, { name, credential });
		},
	});
	return added?.result === true;
}

interface MadeKey {
	readonly name: string;
	readonly credential: unknown;
}

/** Stores a key. The code may have expired while it was made: then asks for another one rather than losing the key. */
async function store(session: Session, proof: Proof, key: MadeKey): Promise<boolean> {
	try {
		await session.api.call('i/2fa/key-done', { ...proof, ...key });
		return true;
	} catch (error) {
		if (refusalOfProof(error).field !== 'code') throw error;
	}
	const again = await askForProof(session, {
		title: text.twoFactor.addKey,
		text: text.twoFactor.codeExpired,
		okText: text.twoFactor.addKey,
		needsCode: true,
		perform: fresh => session.api.call('i/2fa/key-done', { ...fresh, ...key }),
	});
	return again !== undefined;
}
