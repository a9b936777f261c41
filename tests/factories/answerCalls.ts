import { vi } from 'vitest';
import type { ApiClient, CallOptions } from '@/api/ApiClient';
import type { EndpointName } from '@/wire/endpoints/Endpoints';

type Sent = Readonly<Record<string, unknown>>;

/** A server's response to a call, or a promise of it; the test makes sure that it fits the endpoint. */
export type Answers = (endpoint: EndpointName, params: Sent) => unknown;

/**
 * Responds to a client's calls.
 * @returns the spy of the calls
 */
export function answerCalls(api: Pick<ApiClient, 'call'>, answers: Answers) {
	const asked = vi.fn(async (endpoint: EndpointName, params: Sent = {}, _options?: CallOptions) =>
		answers(endpoint, params),
	);
	api.call = asked as typeof asked & ApiClient['call'];
	return asked;
}
