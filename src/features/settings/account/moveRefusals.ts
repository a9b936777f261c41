import { text } from '@/i18n/text';

/** Why another account can't be named or moved to, by the server's codes. */
export const moveRefusals = (): Readonly<Record<string, string>> => ({
	NO_SUCH_USER: text.ownAccount.noSuchAccount,
	URI_NULL: text.ownAccount.noSuchAccount,
	FORBIDDEN_TO_SET_YOURSELF: text.ownAccount.notYourself,
	DESTINATION_ACCOUNT_FORBIDS: text.ownAccount.destinationForbids,
	NOT_ROOT_FORBIDDEN: text.ownAccount.rootStays,
	ALREADY_MOVED: text.ownAccount.hasMoved,
});
