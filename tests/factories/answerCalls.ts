import { vi } from 'vitest';
import type { ApiClient, CallOptions } from '@/api/ApiClient';
import type { EndpointName } from '@/wire/endpoints/Endpoints';

type Sent = Readonly<Record<string, unknown>>;

/** What a server answers to a call, or a promise of it; that it fits the endpoint is up to the test. */
export type Answers = (endpoint: EndpointName, params: Sent) => unknown;

/** Has a test answer a client's calls. @returns what sees them */
export function answerCalls(api: Pick<ApiClient, 'call'>, answers: Answers) {
	const asked = vi.fn(async (endpoint: EndpointName, params: Sent = {}, _options?: CallOptions) =>
		answers(endpoint, params),
	);
	api.call = asked as typeof asked & ApiClient['call'];
	return asked;
}
