import { text } from '@/i18n/text';
import type { KeyFailure } from '@/platform/securityKeys';

/** What a browser's refusal to make or use a key means, by the name of WebAuthn's error. */
export function keyFailureText({ name }: KeyFailure): string {
	if (name === 'NotAllowedError' || name === 'AbortError') return text.twoFactor.keyCancelled;
	if (name === 'InvalidStateError') return text.twoFactor.keyKnown;
	if (name === 'SecurityError') return text.twoFactor.keysNotHere;
	if (name === 'NotSupportedError' || name === 'ConstraintError') return text.twoFactor.keyUnfit;
	return text.twoFactor.keyFailed;
}
