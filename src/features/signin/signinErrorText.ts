import { ApiError, NetworkError } from '@/api/ApiError';
import { resetIn } from '@/api/resetIn';
import { accountEndTexts } from '@/blocks/account/accountEndTexts';
import { keyFailureText } from '@/blocks/account/keyFailureText';
import { codeText, errorText } from '@/blocks/query/errorText';
import type { SignupRules } from '@/domain/server/SignupRules';
import { lengthOfTime } from '@/i18n/lengthOfTime';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { KeyFailure } from '@/platform/securityKeys';
import { endById } from '@/stores/session/accountEnds';
import type { Refusal } from '@/ui/form/useForm';
import type { NewAccount } from './signup/NewAccount';

/** Error ids of the sign-in; `signin-flow` sends nothing else. */
const TEXTS = {
	'6cc579cc-885d-43d8-95c2-b8c7fc963280': 'noSuchUser',
	'e03a5f46-d309-4865-9b69-56282d94e1eb': 'suspended',
	'932c904e-9460-45b7-9ce6-7ed33be7eb2c': 'wrongPassword',
	'22d05606-fbcf-421a-a2db-b32610dcfd1b': 'tooManyAttempts',
	// From our home server: demo accounts can't be used from the network.
	'b6a1d5c2-8c1f-4f0e-9d57-2f6f3f1c7a10': 'demoRefused',
	'cdf1235b-ac71-46d4-a3a6-84ccce48df6f': 'wrongCode',
	// From our home server.
	'9b1f7c0e-5d0a-4c53-8a86-2f6f0b1d7e34': 'captchaFailed',
	'93b86c4b-72f9-40eb-9815-798928603d1e': 'passkeyFailed',
	// From our home server: the key is a second factor only.
	'2f6f1d1c-4a0c-4c8e-9a5d-6f3e0f7b8c21': 'passkeyNotEnough',
} as const;

/** Whether the server refused the password. */
export const isWrongPassword = (error: unknown): boolean =>
	error instanceof ApiError && TEXTS[error.id as keyof typeof TEXTS] === 'wrongPassword';

/** Whether the server wants a captcha solved, or solved anew. */
export const isCaptchaRefusal = (error: unknown): boolean =>
	error instanceof ApiError && TEXTS[error.id as keyof typeof TEXTS] === 'captchaFailed';

/** The message for a refused sign-in. */
export function signinErrorText(error: unknown): string {
	if (error instanceof NetworkError) return errorText(error).text;
	if (error instanceof KeyFailure) return keyFailureText(error);
	if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error);
	if (error.endpoint === 'i') return accountErrorText(error);
	const known = TEXTS[error.id as keyof typeof TEXTS];
	if (known === 'tooManyAttempts' || error.code === 'RATE_LIMIT_EXCEEDED') return tooManyAttempts(error);
	if (known) return text.signin[known];
	if (error.id) return t('error.withId', { message: error.message, id: error.id });
	return codeText(error.code) ?? t('signin.refused', { message: error.message });
}

/** The account could not be fetched after signing in (rules/accounts#the-end-of-an-account). */
function accountErrorText(error: ApiError): string {
	const end = endById(error.id);
	return end ? accountEndTexts()[end] : `${text.error.accountUnreadable}\n${errorText(error).text}`;
}

/** With the time to wait, if the server sends it. */
function tooManyAttempts(error: ApiError): string {
	const ms = resetIn(error);
	return ms === null ? text.signin.tooManyAttempts : t('signin.tooManyAttemptsFor', { time: lengthOfTime(ms) });
}

const email = { field: 'email', name: 'emailInvalid' } as const;
const taken = { field: 'username', name: 'usernameTaken' } as const;
const SIGNUP_REFUSALS = {
	DUPLICATED_USERNAME: taken,
	USED_USERNAME: taken,
	DENIED_USERNAME: taken,
	INVALID_USERNAME: { field: 'username', name: 'usernameInvalid' },
	INVALID_PASSWORD: { field: 'password', name: 'passwordInvalid' },
	EMAIL_UNAVAILABLE: email,
	CAPTCHA_FAILED: { name: 'captchaFailed' },
	TOO_MANY_REQUESTS: { name: 'tooManyAttempts' },
} as const;

/** The message for a refused sign-up, and the field that caused it. */
export function signupRefusal(error: unknown, rules: SignupRules): Refusal<NewAccount> {
	if (error instanceof NetworkError) return { text: errorText(error).text };
	if (!(error instanceof ApiError)) return { text: error instanceof Error ? error.message : String(error) };
	const known = SIGNUP_REFUSALS[error.code as keyof typeof SIGNUP_REFUSALS];
	if (error.status === 429) return { text: tooManyAttempts(error) };
	// Servers refuse a wrong code without a word.
	const isWordless = error.status === 400 && error.code === '';
	if (isWordless && rules.isByInvitation) return { field: 'invitation', text: text.signin.invitationRefused };
	if (!known) return { text: text.signin.signupRefused };
	const { name, ...field } = known;
	return { ...field, text: text.signin[name] };
}

/** The message for a refused completion of a sign-up by mail. */
export function completionRefusal(error: unknown): string {
	if (!(error instanceof ApiError) || error.endpoint !== 'signup-pending') return signinErrorText(error);
	const known = SIGNUP_REFUSALS[error.code as keyof typeof SIGNUP_REFUSALS];
	return known ? text.signin[known.name] : text.signin.completeExpired;
}
