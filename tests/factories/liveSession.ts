import type { Session } from '@/stores/session/Session';
import { startSession } from '@/stores/session/startSession';
import type { EndpointName } from '@/wire/endpoints/Endpoints';
import { answerCalls } from './answerCalls';
import { HeldSocket } from './HeldSocket';
import { testSession } from './renderInSession';

export interface LiveSession {
	readonly session: Session;
	/** The server's responses by endpoint; other calls get none. */
	readonly answers: { [Name in EndpointName]?: (params: object) => unknown };
	/** The spy of the calls. */
	readonly asked: ReturnType<typeof answerCalls>;
	/** Sends an event of the `main` channel. */
	tell: (type: string, body: unknown) => void;
	stop: () => void;
}

/** A running session, whose stream and API are controlled by the test. */
export function liveSession(): LiveSession {
	const session = testSession();
	const answers: LiveSession['answers'] = {};
	const asked = answerCalls(session.api, (endpoint, params) => {
		const answer = answers[endpoint];
		return answer ? answer(params) : new Promise(() => {});
	});
	const running = startSession(session);
	HeldSocket.last?.emit('open');
	const main = HeldSocket.last?.sent.find(({ body }) => body.channel === 'main')?.body.id;
	return {
		session,
		answers,
		asked,
		tell: (type, body) => HeldSocket.last?.emit('message', { type: 'channel', body: { id: main, type, body } }),
		stop: () => running.stop(),
	};
}
