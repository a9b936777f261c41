import {
	boolean,
	check,
	custom,
	type GenericSchema,
	intersect,
	nonEmpty,
	object,
	pipe,
	regex,
	string,
	trim,
} from 'valibot';
import type { ApiClient } from '@/api/ApiClient';
import { newPasswordRules } from '@/blocks/account/newPassword';
import { isMailAddress } from '@/domain/account/isMailAddress';
import type { SignupRules } from '@/domain/server/SignupRules';
import { text } from '@/i18n/text';
import { areAnswered, type CaptchaAnswers } from '../captcha/captchaAnswers';
import type { NewAccount } from './NewAccount';
import type { Known } from './useAvailable';

const USERNAME = /^\w+$/;

export const isUsername = (typed: string): boolean => USERNAME.test(typed);

export async function askUsername(api: ApiClient, username: string, signal: AbortSignal): Promise<'taken' | null> {
	const { available = true } = await api.call('username/available', { username }, { signal });
	return available === false ? 'taken' : null;
}

/** Why an address can't be used, in the server's word; `banned` for those of a provider that it refuses. */
export async function askAddress(api: ApiClient, emailAddress: string, signal: AbortSignal): Promise<string | null> {
	const { available, reason } = await api.call('email-address/available', { emailAddress }, { signal });
	return available === false ? (reason ?? '') : null;
}

interface Answers {
	readonly username: Known<'taken'> | null;
	readonly email: Known<string> | null;
}

/** What has to be filled in, by the server's rules and by what it has said about name and address. */
export function newAccountRules(rules: SignupRules, known: Answers): GenericSchema<NewAccount> {
	return intersect([
		object({
			username: pipe(
				string(),
				regex(USERNAME, text.signin.usernameInvalid),
				check(name => known.username?.value !== name || known.username.reason === null, text.signin.usernameTaken),
			),
			email: rules.needsEmail
				? pipe(
						string(),
						check(isMailAddress, text.signin.emailInvalid),
						check(
							typed => known.email?.value !== typed.trim() || known.email.reason === null,
							() => addressReason(known.email?.reason ?? null),
						),
					)
				: string(),
			invitation: rules.isByInvitation ? pipe(string(), trim(), nonEmpty('')) : string(),
			agreesToRules: agreed(rules.rules.length > 0),
			agreesToTerms: agreed(rules.termsUrl !== null || rules.privacyUrl !== null),
			captchas: answered(rules),
		}),
		newPasswordRules(),
	]);
}

const agreed = (isAsked: boolean): GenericSchema<boolean> =>
	pipe(
		boolean(),
		check(value => value || !isAsked, ''),
	);

const answered = (rules: SignupRules): GenericSchema<CaptchaAnswers> =>
	custom<CaptchaAnswers>(answers => areAnswered(rules.captchas, answers as CaptchaAnswers), '');

/** Servers have further reasons, which all mean that no mail arrives there. */
function addressReason(reason: string | null): string {
	if (reason === 'used') return text.signin.emailUsed;
	if (reason === 'banned' || reason === 'disposable' || reason === 'blacklist') return text.signin.emailBanned;
	return text.signin.emailInvalid;
}
