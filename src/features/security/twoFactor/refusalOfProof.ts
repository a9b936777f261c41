import { ApiError } from '@/api/ApiError';
import { keyFailureText } from '@/blocks/account/keyFailureText';
import { passwordRefusal } from '@/blocks/account/passwordRefusal';
import { text } from '@/i18n/text';
import { KeyFailure } from '@/platform/securityKeys';

export interface ProofRefusal {
	readonly field?: 'password' | 'code';
	readonly text: string;
}

/** Why a change of the account's protection was refused, and the field that caused it. */
export function refusalOfProof(error: unknown): ProofRefusal {
	if (error instanceof KeyFailure) return { text: keyFailureText(error) };
	const code = error instanceof ApiError ? error.code : '';
	if (code === 'TWO_FACTOR_NOT_ENABLED') return { text: text.twoFactor.keysNeedCodes };
	if (code === 'KEY_REFUSED') return { text: text.twoFactor.keyRefused };
	if (code === 'TOO_MUCH_KEPT') return { text: text.twoFactor.tooManyKeys };
	const { kind, text: told } = passwordRefusal(error);
	if (kind === 'wrong') return { field: 'password', text: told };
	return kind === 'code' ? { field: 'code', text: told } : { text: told };
}
