import { answerCalls } from '@tests/factories/answerCalls';
import { testSession } from '@tests/factories/renderInSession';
import { expect, it } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { fetchNotifications } from './fetchNotifications';

const refused = (code: string) => new ApiError('i/notifications-grouped', 400, { code, id: 'x' });
const signal = new AbortController().signal;

it('has the server leave out what is excluded, and says nothing of types otherwise', async () => {
	const session = testSession();
	const asked = answerCalls(session.api, () => []);
	await fetchNotifications(session, { limit: 15 }, ['login'], signal);
	await fetchNotifications(session, { limit: 15 }, [], signal);
	const params = asked.mock.calls.map(call => call[1]);
	expect(params[0]).toMatchObject({ excludeTypes: ['login'], markAsRead: false });
	expect(params[1]).not.toHaveProperty('excludeTypes');
});

it('sifts pages itself where the server does not know one of the types', async () => {
	const session = testSession();
	const pages = [
		[
			{ id: '4', type: 'reaction' },
			{ id: '3', type: 'reaction:grouped' },
		],
		[
			{ id: '2', type: 'follow' },
			{ id: '1', type: 'reaction' },
		],
	];
	answerCalls(session.api, (_, params) => {
		if ('excludeTypes' in params) throw refused('INVALID_PARAM');
		return 'untilId' in params ? pages[1] : pages[0];
	});
	const found = await fetchNotifications(session, { limit: 15 }, ['reaction'], signal);
	expect(found.map(({ id }) => id)).toEqual(['2']);
});

it('reads on as long as pages have nothing that is wanted', async () => {
	const session = testSession();
	const asked = answerCalls(session.api, (_, params) => {
		if ('excludeTypes' in params) throw refused('INVALID_PARAM');
		const until = 'untilId' in params ? Number(params.untilId) : 100;
		return [{ id: String(until - 1), type: until === 80 ? 'follow' : 'reaction' }];
	});
	const found = await fetchNotifications(session, { limit: 15 }, ['reaction'], signal);
	expect(found.map(({ id }) => id)).toEqual(['79']);
	expect(asked.mock.calls.at(-1)?.[1]).toMatchObject({ limit: 100 });
});

it('is not held by a server that answers the same page again and again', async () => {
	const session = testSession();
	answerCalls(session.api, (_, params) => {
		if ('excludeTypes' in params) throw refused('INVALID_PARAM');
		return [{ id: '4', type: 'reaction' }];
	});
	expect(await fetchNotifications(session, { limit: 15 }, ['reaction'], signal)).toEqual([]);
});

it('ends where nothing is left, and passes on other refusals', async () => {
	const session = testSession();
	let answer = () => [] as unknown[];
	answerCalls(session.api, (_, params) => {
		if ('excludeTypes' in params) throw refused('INVALID_PARAM');
		return answer();
	});
	expect(await fetchNotifications(session, { limit: 15 }, ['reaction'], signal)).toEqual([]);
	answer = () => {
		throw refused('RATE_LIMIT_EXCEEDED');
	};
	await expect(fetchNotifications(session, { limit: 15 }, ['reaction'], signal)).rejects.toThrow();
});
