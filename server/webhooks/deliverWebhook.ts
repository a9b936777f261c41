import type { Core } from '../Core';
import type { JobData } from '../jobs/JobData';
import { type Job, RetryLater } from '../jobs/JobQueue';
import { FetchFailed } from '../net/openPublic';
import { postPublic } from '../net/postPublic';
import { webhooks } from '../store/tables/apps';
import { isOpenAccount } from '../users/isOpenAccount';

const TIMEOUT_MS = 10_000;
/** Stored as the status where nothing answered. */
const NO_ANSWER = 1;
const SERVER_ERROR = 500;

/**
 * Posts an event to a webhook: `hookId`, `userId`, `eventId`, `createdAt` (milliseconds), `type` and `body`, with the
 * secret in `X-Misskey-Hook-Secret`.
 * @throws RetryLater if nothing answered, or the receiver has failed
 */
export async function deliverWebhook(
	core: Core,
	{ id: eventId, userId, data }: Job<JobData['webhook']>,
	signal: AbortSignal,
): Promise<void> {
	const hook = core.db.byId(webhooks, data.webhookId);
	const { trial } = data;
	if (!hook || !(hook.active || trial) || !isOpenAccount(core, userId)) return;
	const { type, createdAt, body } = data;
	const status = await post(core, trial?.url ?? hook.url, {
		secret: trial?.secret ?? hook.secret,
		content: { server: core.urls.origin, hookId: hook.id, userId, eventId, createdAt, type, body },
		signal,
	});
	signal.throwIfAborted();
	if (trial?.url === undefined) {
		core.db.update(webhooks, { latestSentAt: Date.now(), latestStatus: status }, 'id = ?', hook.id);
	}
	if (!trial && (status === NO_ANSWER || status >= SERVER_ERROR)) throw new RetryLater(`webhook: ${status}`);
}

interface Message {
	secret: string;
	content: object;
	signal: AbortSignal;
}

async function post(core: Core, url: string, { secret, content, signal }: Message): Promise<number> {
	try {
		return await postPublic(url, {
			headers: {
				'user-agent': 'Quarterdeck/0.1 (webhook)',
				'content-type': 'application/json',
				'x-misskey-hook-secret': headerText(secret),
			},
			body: JSON.stringify(content),
			timeoutMs: TIMEOUT_MS,
			signal,
			privateHosts: core.options.privateHosts ?? [],
		});
	} catch (error) {
		if (error instanceof FetchFailed) return NO_ANSWER;
		throw error;
	}
}

/** Text as a header's value: UTF-8, without line breaks and other control characters. */
const headerText = (text: string): string => Buffer.from(text.replace(/\p{Cc}/gu, ''), 'utf8').toString('latin1');
