import { vi } from 'vitest';
import type { Session } from '@/stores/session/Session';
import { startSession } from '@/stores/session/startSession';
import { HeldSocket } from './HeldSocket';
import { testSession } from './renderInSession';

export interface LiveSession {
	readonly session: Session;
	/** What the server answers, by endpoint; others stay without an answer. */
	readonly answers: Record<string, (params: object) => unknown>;
	readonly request: ReturnType<typeof vi.fn>;
	/** Sends an event of the `main` channel. */
	tell: (type: string, body: unknown) => void;
	stop: () => void;
}

/** A session that runs, on a stream and an API that are the test's. */
export function liveSession(): LiveSession {
	const session = testSession();
	const answers: LiveSession['answers'] = {};
	const request = vi.fn(async (endpoint: string, params: object = {}) => {
		const answer = answers[endpoint];
		return answer ? answer(params) : new Promise(() => {});
	});
	session.api.request = request as typeof session.api.request;
	session.api.call = request as typeof session.api.call;
	const running = startSession(session);
	HeldSocket.last?.emit('open');
	const main = HeldSocket.last?.sent.find(({ body }) => body.channel === 'main')?.body.id;
	return {
		session,
		answers,
		request,
		tell: (type, body) => HeldSocket.last?.emit('message', { type: 'channel', body: { id: main, type, body } }),
		stop: () => running.stop(),
	};
}
