import type { FastifyReply } from 'fastify';
import { clockTime } from '../steadyNow';
import type { LimitState } from './RateLimiter';
import { retryAfter } from './retryAfter';

/** Refuses a request whose limit was reached: 429, with the seconds to wait. */
export const sendTooMany = (reply: FastifyReply, { resetMs }: LimitState): FastifyReply =>
	reply
		.status(429)
		.headers({ 'cache-control': 'no-store', 'retry-after': retryAfter(clockTime(resetMs)) })
		.send();
