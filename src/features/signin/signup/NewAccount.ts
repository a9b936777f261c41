import type { NewPassword } from '@/blocks/account/newPassword';
import type { CaptchaAnswers } from '../captcha/captchaAnswers';

/** What is filled in to sign up. */
export interface NewAccount extends NewPassword {
	readonly username: string;
	readonly email: string;
	/** The code of an invitation. */
	readonly invitation: string;
	readonly agreesToRules: boolean;
	readonly agreesToTerms: boolean;
	readonly captchas: CaptchaAnswers;
}

export const EMPTY_ACCOUNT: NewAccount = {
	username: '',
	email: '',
	password: '',
	again: '',
	invitation: '',
	agreesToRules: false,
	agreesToTerms: false,
	captchas: {},
};
