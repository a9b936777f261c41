import { useState } from 'react';
import { custom, forward, type GenericSchema, nonEmpty, object, partialCheck, pipe, string, trim } from 'valibot';
import { type Credentials, type SigninStep, signIn } from '@/api/signIn';
import type { Captcha } from '@/base/captcha';
import { signupRulesQuery } from '@/blocks/account/signupRulesQuery';
import { useThing } from '@/blocks/query/useThing';
import { text } from '@/i18n/text';
import { askForKey } from '@/platform/securityKeys';
import { useSession } from '@/stores/session/SessionContext';
import { type FormState, useForm } from '@/ui/form/useForm';
import { areAnswered, type CaptchaAnswers, captchaParams } from './captcha/captchaAnswers';
import { completeSignin } from './completeSignin';
import { isCaptchaRefusal, signinErrorText } from './signinErrorText';

export interface Credential {
	readonly username: string;
	readonly password: string;
	readonly code: string;
	readonly captchas: CaptchaAnswers;
}

/** What an account asks for beside its password. */
interface Demand {
	/** Null after a passkey without a name: it holds for the name that is typed next. */
	readonly username: string | null;
	/**
	 * `key`: a security key, or a code; `codeInstead`: this page can't use the key that was asked for; `captchaInstead`:
	 * a passkey was used, but the server wants a captcha, which goes along with the password.
	 */
	readonly kind: 'captcha' | 'captchaInstead' | 'code' | 'key' | 'codeInstead';
}

interface Signin {
	readonly form: FormState<Credential>;
	/** The name as typed, without its `@`. */
	readonly username: string;
	/** What is asked for beside the password of this name; null for nothing, as far as it is known. */
	readonly demand: Demand['kind'] | null;
	readonly captchas: readonly Captcha[];
	/** Whether the server may want one: also while it hasn't said so yet. */
	readonly mayWantCaptcha: boolean;
	/** Asks for the password with a captcha, in place of a passkey. */
	readonly askForCaptcha: () => void;
	/** Another number: captchas have to be solved anew. */
	readonly round: number;
	/** Starts again with the password, to use the key. */
	readonly useKeyAgain: () => Promise<void>;
	/** Stores the account that has signed in. */
	readonly finish: (id: string, token: string) => Promise<void>;
}

const EMPTY: Credential = { username: '', password: '', code: '', captchas: {} };
const isOf = (demand: Demand | null, username: string): boolean =>
	demand !== null && (demand.username === null || demand.username === username);
const wantsCaptcha = (kind: Demand['kind']): boolean => kind === 'captcha' || kind === 'captchaInstead';
const nameOf = (typed: string): string => typed.trim().replace(/^@/, '');

interface SigninOptions {
	/** The name that is filled in from the start; may be empty. */
	readonly known: string;
	/** Whether this page can use the server's security keys. */
	readonly canUseKeys: boolean;
	/** Called if the page stays. */
	readonly onDone: () => void;
}

/** Signs in to the server of this page, step by step. */
export function useSignin({ known, canUseKeys, onDone }: SigninOptions): Signin {
	const { origin } = useSession();
	const { data } = useThing(signupRulesQuery, null);
	const captchas = data?.captchas ?? [];
	const [demand, setDemand] = useState<Demand | null>(null);
	const [round, setRound] = useState(0);
	const finish = (id: string, token: string) => completeSignin(origin, id, token, onDone);
	const follow = async (step: SigninStep, credentials: Credentials): Promise<void> => {
		const { username } = credentials;
		if (step.finished) return finish(step.id, step.token);
		// Who signs in before the server has said which captchas it has.
		if (step.next === 'captcha') return setDemand({ username, kind: 'captcha' });
		if (step.next === 'totp') return setDemand({ username, kind: 'code' });
		if (step.next !== 'passkey') throw new Error(text.signin.unsupportedStep);
		setDemand({ username, kind: canUseKeys ? 'key' : 'codeInstead' });
		if (!canUseKeys) return undefined;
		const answered = { ...credentials, credential: await askForKey(step.request) };
		return follow(await signIn(origin, answered), answered);
	};
	const send = async ({ password, code, ...typed }: Credential) => {
		const username = nameOf(typed.username);
		const isKnown = isOf(demand, username);
		if (captchas.length > 0 && !isKnown) {
			const first = await signIn(origin, { username });
			// Only the name tells whether it is asked for: not of accounts with a second factor.
			if (!first.finished && first.next === 'captcha') return setDemand({ username, kind: 'captcha' });
		}
		const token = code.trim();
		const answers = captchaParams(typed.captchas);
		const credentials = { username, password, ...(token !== '' && { token }), ...answers };
		return follow(await signIn(origin, credentials), credentials);
	};
	const form = useForm<Credential>({
		initial: { ...EMPTY, username: known },
		rules: rulesFor(demand, captchas),
		send,
		explain(error) {
			if (isCaptchaRefusal(error)) setDemand({ username: nameOf(form.values.username), kind: 'captcha' });
			// An answer counts once.
			setRound(round + 1);
			form.bind('captchas').onChange({});
			return { text: signinErrorText(error) };
		},
	});
	const username = nameOf(form.values.username);
	return {
		form,
		username,
		demand: demand && isOf(demand, username) ? demand.kind : null,
		captchas,
		mayWantCaptcha: data === undefined || captchas.length > 0,
		askForCaptcha: () => setDemand({ username: username === '' ? null : username, kind: 'captchaInstead' }),
		round,
		useKeyAgain: () => send({ ...form.values, code: '' }),
		finish,
	};
}

const rulesFor = (demand: Demand | null, captchas: readonly Captcha[]): GenericSchema<Credential> =>
	pipe(
		object({
			username: pipe(string(), trim(), nonEmpty('')),
			password: pipe(string(), nonEmpty('')),
			code: string(),
			captchas: custom<CaptchaAnswers>(() => true),
		}),
		forward(
			partialCheck(
				[['username'], ['code'], ['captchas']],
				({ username, code, captchas: answers }) => {
					if (demand === null || !isOf(demand, nameOf(username)) || demand.kind === 'key') return true;
					return wantsCaptcha(demand.kind) ? areAnswered(captchas, answers) : code.trim() !== '';
				},
				'',
			),
			['code'],
		),
	);
