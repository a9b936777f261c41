// @vitest-environment bundled-happy-dom
import { wireNote } from '@tests/factories/wireNote';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { EntityStore } from '@/stores/entities/EntityStore';
import type { Session } from '@/stores/session/Session';
import { reactAsPressed } from './reactAsPressed';

const said = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('@/ui/dialog/dialogs', () => ({ alert: said, confirm: said, ask: said }));
vi.mock('@/blocks/mfm/prepareMfm', () => ({ prepareMfm: async () => {} }));

const sent: unknown[] = [];
let refused: string | undefined;

/** @param note as the server has it */
function session(note: Parameters<typeof wireNote>[0]): Session {
	return {
		...{ key: 'a.server/me', userId: 'me', isMember: true, entities: new EntityStore() },
		me: { getState: () => ({ me: null }) },
		emojis: { load: async () => {}, get: (name: string) => ({ name, isSensitive: name === 'rude' }) },
		api: {
			async call(endpoint: string, params: { reaction?: string }) {
				if (endpoint === refused) throw new ApiError(endpoint, 400, { code: 'ALREADY_REACTED', id: 'x' });
				if (endpoint === 'notes/show') return wireNote({ id: 'n', ...note });
				sent.push(params.reaction);
			},
		},
	} as unknown as Session;
}

beforeEach(() => {
	sent.length = 0;
	refused = undefined;
	said.mockClear();
});

it('sends what the button named, and shows it', async () => {
	const me = session({});
	await reactAsPressed(me, 'n', '🎉');
	expect(sent).toEqual(['🎉']);
	expect(me.entities.note('n')).toMatchObject({ myReaction: '🎉', reactions: { '🎉': 1 } });
	expect(said).not.toHaveBeenCalled();
});

it('takes off another reaction that the person had, as the server replaces it', async () => {
	const me = session({ reactions: { '👍': 2 }, myReaction: '👍' });
	await reactAsPressed(me, 'n', '🎉');
	expect(me.entities.note('n')).toMatchObject({
		...{ myReaction: '🎉', reactions: { '👍': 1, '🎉': 1 }, reactionCount: 2 },
	});
});

it.each([
	['likeOnly', '🎉', ['❤']],
	['likeOnlyForRemote', '🎉', ['🎉']],
	['nonSensitiveOnly', ':kind:', [':kind:']],
	['nonSensitiveOnly', ':rude:', []],
] as const)('a note that takes %s, and %s: sends %j', async (reactionAcceptance, wanted, expected) => {
	await reactAsPressed(session({ reactionAcceptance }), 'n', wanted);
	expect(sent).toEqual(expected);
	expect(said).toHaveBeenCalledTimes(expected.length === 0 ? 1 : 0);
});

it.each(['notes/show', 'notes/reactions/create'])('says why where %s is refused', async endpoint => {
	refused = endpoint;
	const me = session({});
	await reactAsPressed(me, 'n', '🎉');
	expect(said).toHaveBeenCalledTimes(1);
	expect(me.entities.note('n')?.myReaction ?? null).toBeNull();
});
