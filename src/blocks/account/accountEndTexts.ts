import { text } from '@/i18n/text';
import type { AccountEnd } from '@/stores/session/accountEnds';

/** The messages for accounts that have ended (rules/accounts#the-end-of-an-account). */
export const accountEndTexts = (): Readonly<Record<AccountEnd, string>> => ({
	suspended: text.error.accountSuspended,
	deleted: text.error.accountDeleted,
	revoked: text.error.tokenRevoked,
});
