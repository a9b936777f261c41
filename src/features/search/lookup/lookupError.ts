import { ApiError } from '@/api/ApiError';
import { type ErrorText, errorText } from '@/blocks/query/errorText';
import { text } from '@/i18n/text';

/** Ids of the server's errors, each with its text. */
const KNOWN: Readonly<Record<string, keyof typeof text.lookup.errors>> = {
	'974b799e-1a29-4889-b706-18d4dd93e266': 'federationNotAllowed',
	'1a5eab56-e47b-48c2-8d5e-217b897d70db': 'uriInvalid',
	'81b539cf-4f57-4b29-bc98-032c33c0792e': 'requestFailed',
	'70193c39-54f3-4813-82f0-70a680f7495b': 'responseInvalid',
	'dc94d745-1262-4e63-a17d-fecaa57efc82': 'noSuchObject',
};

/** Why something could not be looked up (rules/navigation#lookup). */
export function lookupError(error: unknown): ErrorText {
	const known = error instanceof ApiError ? KNOWN[error.id] : undefined;
	return known ? text.lookup.errors[known] : errorText(error);
}
