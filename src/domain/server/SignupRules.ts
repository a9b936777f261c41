import type { Captcha } from '@/base/captcha';

/** What a server asks of those who sign up, or in. */
export interface SignupRules {
	readonly serverName: string;
	/** Whether only those who were invited may sign up. */
	readonly isByInvitation: boolean;
	readonly needsEmail: boolean;
	/** Whether the server says that it sends mails. */
	readonly sendsEmail: boolean;
	readonly captchas: readonly Captcha[];
	readonly rules: readonly string[];
	readonly termsUrl: string | null;
	readonly privacyUrl: string | null;
}
