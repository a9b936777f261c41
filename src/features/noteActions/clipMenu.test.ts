// @vitest-environment bundled-happy-dom
import { answerCalls } from '@tests/factories/answerCalls';
import { testSession } from '@tests/factories/renderInSession';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { ERROR_IDS } from '@/api/errorIds';
import { queryClient } from '@/stores/queryClient';
import type { Session } from '@/stores/session/Session';
import { confirm } from '@/ui/dialog/dialogs';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { clipMenu } from './clipMenu';

vi.mock('@/ui/dialog/dialogs', () => ({ confirm: vi.fn(async () => true), alert: vi.fn(), ask: vi.fn() }));

interface ClipPage {
	clipId: string;
	untilId: string;
	limit: number;
}

/** The content of each private clip; servers page by id, newest first. */
let held: Readonly<Record<string, readonly string[]>>;
const notesOf = ({ clipId, untilId, limit }: ClipPage) =>
	(held[clipId] ?? [])
		.filter(id => id < untilId)
		.sort()
		.reverse()
		.slice(0, limit)
		.map(id => ({ id }));

const clip = (id: string, isPublic: boolean) => ({ id, name: id, isPublic, notesCount: 1 });
let session: Session;
let calls: string[];

beforeEach(() => {
	vi.mocked(confirm).mockClear();
	session = testSession();
	calls = [];
	queryClient.clear();
	held = {};
	answerCalls(session.api, (endpoint, params) => {
		calls.push(endpoint);
		if (endpoint === 'clips/list') return [clip('open', true), clip('closed', false)];
		if (endpoint === 'notes/clips') return [clip('open', true)];
		if (endpoint === 'clips/notes') return notesOf(params as unknown as ClipPage);
		if (endpoint === 'clips/add-note' && params.clipId === 'closed') {
			throw new ApiError(endpoint, 400, { code: 'ALREADY_CLIPPED', id: ERROR_IDS.alreadyClipped });
		}
		return undefined;
	});
});

async function choose(name: string): Promise<void> {
	const item = (await clipMenu(session, 'note1')).find((each): each is MenuItem & { text: string } =>
		Boolean('text' in each && each.text === name),
	);
	if (item && 'onSelect' in item) item.onSelect?.();
	await vi.waitFor(() => expect(calls).toContain('clips/remove-note'));
}

describe('the clips of a note', () => {
	it('are marked where they hold it, and asked about without provoking a refusal', async () => {
		const items = await clipMenu(session, 'note1');
		expect(items.map(item => ('active' in item ? item.active : undefined)).slice(0, 2)).toEqual([true, false]);
		await choose('open');
		expect(confirm).toHaveBeenCalledOnce();
		expect(calls).not.toContain('clips/add-note');
	});

	it('are marked where they are private too, whatever else they hold', async () => {
		held = { closed: ['note0', 'note1', 'note2'] };
		const items = await clipMenu(session, 'note1');
		expect(items.map(item => ('active' in item ? item.active : undefined)).slice(0, 2)).toEqual([true, true]);
		await choose('closed');
		expect(confirm).toHaveBeenCalledOnce();
		expect(calls).not.toContain('clips/add-note');
	});

	it('are not marked for a neighbour of the note', async () => {
		held = { closed: ['note0', 'note2'] };
		const items = await clipMenu(session, 'note1');
		expect(items.map(item => ('active' in item ? item.active : undefined)).slice(0, 2)).toEqual([true, false]);
	});

	it('ask about no more than a dozen private clips, those used last', async () => {
		const many = Array.from({ length: 40 }, (_, at) => ({
			...clip(`c${at}`, false),
			lastClippedAt: new Date(at * 1000).toISOString(),
		}));
		many.push({ ...clip('none', false), notesCount: 0, lastClippedAt: new Date(99_000).toISOString() });
		const asked: string[] = [];
		answerCalls(session.api, (endpoint, { clipId }) => {
			if (endpoint === 'clips/list') return many;
			if (endpoint === 'clips/notes') asked.push(String(clipId));
			return [];
		});
		await clipMenu(session, 'note1');
		expect(asked.toSorted()).toEqual(many.slice(28, 40).map(({ id }) => id));
	});

	it('ask whether the note shall be taken out also where only the refusal tells that it is there', async () => {
		await choose('closed');
		expect(confirm).toHaveBeenCalledOnce();
		expect(calls).toContain('clips/add-note');
	});
});
