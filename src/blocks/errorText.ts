import { ApiError, NetworkError } from '@/api/ApiError';
import { t, text } from '@/i18n/t';

export interface ErrorText {
	readonly title: string;
	readonly text: string;
	/** For the copy-error-info button of internal errors (spec 2 §8). */
	readonly details?: string;
}

/** What a person is told of an error (spec 2 §8: action errors). */
export function errorText(error: unknown): ErrorText {
	if (error instanceof NetworkError) return { title: text.error.unreachable, text: text.error.unreachableText };
	if (!(error instanceof ApiError)) {
		const message = error instanceof Error ? error.message : String(error);
		if (message.startsWith('Unexpected token'))
			return { title: text.error.somethingHappened, text: text.error.invalidResponse };
		return { title: text.error.somethingHappened, text: message };
	}
	const { code, id, message, endpoint, info } = error;
	if (code === 'INTERNAL_ERROR') {
		const details = `Endpoint: ${endpoint}\nInfo: ${JSON.stringify(info ?? null)}\nDate: ${new Date().toISOString()}`;
		return { title: text.error.internal, text: text.error.internalText, details };
	}
	if (code === 'RATE_LIMIT_EXCEEDED') return { title: text.error.cannotPerform, text: text.error.rateLimited };
	if (code === 'INVALID_PARAM') return { title: text.error.somethingHappened, text: text.error.invalidParam };
	if (code === 'ROLE_PERMISSION_DENIED') return { title: text.error.cannotPerform, text: text.error.permissionDenied };
	if (code.startsWith('TOO_MANY')) return { title: text.error.cannotPerform, text: text.error.tooMany };
	return { title: text.error.somethingHappened, text: id ? t('error.withId', { message, id }) : message };
}
