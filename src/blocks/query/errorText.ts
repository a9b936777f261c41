import { ApiError, NetworkError } from '@/api/ApiError';
import { ERROR_IDS } from '@/api/errorIds';
import { resetIn } from '@/api/resetIn';
import { isLoadFailure } from '@/base/isLoadFailure';
import { fill } from '@/i18n/fill';
import { lengthOfTime } from '@/i18n/lengthOfTime';
import { text } from '@/i18n/text';

export interface ErrorText {
	readonly title: string;
	readonly text: string;
	/** Details to copy, for internal errors (rules/api#errors). */
	readonly details?: string;
}

/** The message for an error (rules/api#errors: action errors). */
export function errorText(error: unknown): ErrorText {
	if (error instanceof NetworkError) {
		const { unreachable, unreachableText, down, downText } = text.error;
		return error.isFromGateway ? { title: down, text: downText } : { title: unreachable, text: unreachableText };
	}
	const message = error instanceof Error ? error.message : String(error);
	if (message.startsWith('Unexpected token')) {
		return { title: text.error.somethingHappened, text: text.error.invalidResponse };
	}
	if (error instanceof ApiError) return byId(error) ?? byCode(error) ?? asTheServerSaid(error);
	if (isLoadFailure(error)) {
		if (isOffline()) return { title: text.error.unreachable, text: text.error.unreachableText };
		return { title: text.error.componentFailed, text: text.error.componentFailedText };
	}
	return { title: text.error.somethingHappened, text: message };
}

const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false;

/** Errors with a specific meaning. */
function byId({ id }: ApiError): ErrorText | undefined {
	const { cannotPerform, accountMoved, accountMovedText, pinLimit, clipLimit, translatorUnavailable } = text.error;
	if (id === ERROR_IDS.accountMoved) return { title: accountMoved, text: accountMovedText };
	if (id === ERROR_IDS.pinLimitExceeded) return { title: cannotPerform, text: pinLimit };
	if (id === ERROR_IDS.clipNotesLimitExceeded) return { title: cannotPerform, text: clipLimit };
	if (id === ERROR_IDS.translatorUnavailable) return { title: cannotPerform, text: translatorUnavailable };
	return undefined;
}

/** Errors that many endpoints share. */
function byCode(error: ApiError): ErrorText | undefined {
	const { code, endpoint, info, id } = error;
	const { somethingHappened, cannotPerform } = text.error;
	if (code === 'INTERNAL_ERROR') {
		const details = `Endpoint: ${endpoint}\nInfo: ${JSON.stringify(info ?? null)}\nDate: ${new Date().toISOString()}`;
		return { title: text.error.internal, text: text.error.internalText, details };
	}
	if (code === 'RATE_LIMIT_EXCEEDED') return { title: cannotPerform, text: rateLimited(error) };
	if (code === 'INVALID_PARAM') return { title: somethingHappened, text: text.error.invalidParam };
	if (code === 'ROLE_PERMISSION_DENIED') return { title: cannotPerform, text: text.error.permissionDenied };
	if (code === 'PERMISSION_DENIED') return { title: cannotPerform, text: text.error.tokenMayNot };
	const own = codeText(code);
	if (own !== undefined) return { title: cannotPerform, text: withId(own, id) };
	if (code.startsWith('TOO_MANY')) return { title: cannotPerform, text: text.error.tooMany };
	return undefined;
}

/** The message for an error code, in the user's language; undefined for unknown codes. */
export function codeText(code: string): string | undefined {
	const { codes } = text.error;
	return Object.hasOwn(codes, code) ? codes[code as keyof typeof codes] : undefined;
}

/** With the time to wait, if the server sends it. */
function rateLimited(error: ApiError): string {
	const ms = resetIn(error);
	return ms === null ? text.error.rateLimited : fill(text.error.rateLimitedFor, { time: lengthOfTime(ms) });
}

function asTheServerSaid({ message, code, id }: ApiError): ErrorText {
	const title = text.error.somethingHappened;
	return { title, text: id && code ? fill(text.error.withCodeAndId, { message, code, id }) : withId(message, id) };
}

const withId = (message: string, id: string): string => (id ? fill(text.error.withId, { message, id }) : message);
