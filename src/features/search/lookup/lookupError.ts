import { ApiError } from '@/api/ApiError';
import { ERROR_IDS } from '@/api/errorIds';
import { type ErrorText, errorText } from '@/blocks/query/errorText';
import { text } from '@/i18n/text';

const KNOWN: Readonly<Record<string, keyof typeof text.lookup.errors>> = {
	[ERROR_IDS.federationNotAllowed]: 'federationNotAllowed',
	[ERROR_IDS.uriInvalid]: 'uriInvalid',
	[ERROR_IDS.remoteRequestFailed]: 'requestFailed',
	[ERROR_IDS.remoteResponseInvalid]: 'responseInvalid',
	[ERROR_IDS.noSuchObject]: 'noSuchObject',
};

/** Why something could not be looked up (rules/navigation#lookup). */
export function lookupError(error: unknown): ErrorText {
	const known = error instanceof ApiError ? KNOWN[error.id] : undefined;
	return known ? text.lookup.errors[known] : errorText(error);
}
