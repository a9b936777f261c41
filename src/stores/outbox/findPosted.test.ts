import { answerCalls } from '@tests/factories/answerCalls';
import { wireNote } from '@tests/factories/wireNote';
import { describe, expect, it } from 'vitest';
import { ApiClient } from '@/api/ApiClient';
import { ApiError } from '@/api/ApiError';
import type { WireNote } from '@/wire/entities';
import { findPosted } from './findPosted';

const HOUR = 3_600_000;
const payload = { text: 'high water', visibility: 'public' };
const at = (time: number) => ({ text: 'high water', createdAt: new Date(time).toISOString() });

/** @param notes newest first */
function search(notes: readonly WireNote[], change: { ahead?: number | null; known?: string[] } = {}) {
	const { ahead = 0, known = [] } = change;
	const pages: string[] = [];
	const api = new ApiClient('https://a.example', 'token');
	answerCalls(api, (endpoint, params) => {
		if (endpoint === 'ping') {
			if (ahead === null) throw new ApiError(endpoint, 404, {});
			return { pong: Date.now() + ahead };
		}
		const { untilId = '' } = params as { untilId?: string };
		pages.push(untilId);
		const from = untilId === '' ? 0 : notes.findIndex(({ id }) => id === untilId) + 1;
		return notes.slice(from, from + 100);
	});
	const finding = findPosted({ api, userId: 'user1', payload, sentAt: Date.now() - 2_000, known: new Set(known) });
	return { finding, pages };
}

describe('a note whose answer was lost', () => {
	it('is found among one’s own, and told from others that were posted before it', async () => {
		const mine = wireNote(at(Date.now() - 1_500));
		const { finding } = search([wireNote(), mine, wireNote(at(Date.now() - HOUR))]);
		expect(await finding).toEqual({ kind: 'found', note: mine });
	});

	it('is absent where nothing says the same, as far back as it could be', async () => {
		const { finding, pages } = search([wireNote(), wireNote(at(Date.now() - 25 * HOUR))]);
		expect(await finding).toEqual({ kind: 'absent' });
		expect(pages).toHaveLength(1);
	});

	it('is looked for page by page', async () => {
		const others = Array.from({ length: 250 }, () => wireNote());
		const mine = wireNote(at(Date.now() - 1_000));
		const { finding, pages } = search([...others, mine]);
		expect(await finding).toEqual({ kind: 'found', note: mine });
		expect(pages).toHaveLength(4);
	});

	it('is in doubt where an older one says the same, unless that is known to be another', async () => {
		const older = wireNote(at(Date.now() - 10_000));
		expect(await search([older]).finding).toEqual({ kind: 'unclear' });
		expect(await search([older], { known: [older.id] }).finding).toEqual({ kind: 'absent' });
	});

	it('is in doubt where the server does not tell its time, or there are too many notes to look through', async () => {
		const mine = wireNote(at(Date.now() - 1_000));
		expect(await search([mine], { ahead: null }).finding).toEqual({ kind: 'unclear' });
		const many = Array.from({ length: 1_200 }, () => wireNote());
		expect(await search(many).finding).toEqual({ kind: 'unclear' });
	});

	it('is found by the server’s clock', async () => {
		const mine = wireNote(at(Date.now() - 5 * HOUR - 1_500));
		expect(await search([mine], { ahead: -5 * HOUR }).finding).toEqual({ kind: 'found', note: mine });
	});
});
