// @vitest-environment bundled-happy-dom
import { wireNote } from '@tests/factories/wireNote';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { EntityStore } from '@/stores/entities/EntityStore';
import { preferences } from '@/stores/preferences/Preferences';
import type { Session } from '@/stores/session/Session';
import * as dialogs from '@/ui/dialog/dialogs';
import { confirmOnReact, react } from './react';

vi.mock('@/ui/dialog/dialogs', () => ({ confirm: async () => true, alert: async () => {}, ask: async () => 'ok' }));

const calls: string[] = [];
const ROLES: Readonly<Record<string, readonly string[]>> = { anchor: ['crew', 'guests'], crown: ['captains'] };
let refused: string | null = null;

function session(): Session {
	const entities = new EntityStore();
	return {
		key: 'a.server/me',
		userId: 'me',
		isMember: true,
		entities,
		me: { getState: () => ({ me: { roles: [{ id: 'crew' }] } }) },
		emojis: {
			get: (name: string) => ({ name, isSensitive: name === 'rude', ...(name in ROLES && { roleIds: ROLES[name] }) }),
		},
		api: {
			async call(endpoint: string) {
				calls.push(endpoint);
				if (endpoint === refused) throw new ApiError(endpoint, 400, { code: 'X', id: 'x' });
			},
		},
	} as unknown as Session;
}

beforeEach(() => {
	calls.length = 0;
	refused = null;
});

it('changes a reaction: the old one goes, the new one comes', async () => {
	const me = session();
	me.entities.ingest([wireNote({ id: 'n', reactions: { '👍': 2 }, myReaction: '👍' })]);
	await react(me, 'n', '🎉');
	expect(calls).toEqual(['notes/reactions/delete', 'notes/reactions/create']);
	expect(me.entities.note('n')).toMatchObject({ myReaction: '🎉', reactions: { '👍': 1, '🎉': 1 } });
});

it('shows what is left when the server took the old one and refused the new one', async () => {
	const me = session();
	me.entities.ingest([wireNote({ id: 'n', reactions: { '👍': 2 }, myReaction: '👍' })]);
	refused = 'notes/reactions/create';
	await react(me, 'n', '🎉');
	expect(me.entities.note('n')).toMatchObject({ myReaction: null, reactions: { '👍': 1 } });
});

it('shows the old one again when nothing was done', async () => {
	const me = session();
	me.entities.ingest([wireNote({ id: 'n', reactions: { '👍': 2 }, myReaction: '👍' })]);
	refused = 'notes/reactions/delete';
	await react(me, 'n', '🎉');
	expect(me.entities.note('n')).toMatchObject({ myReaction: '👍', reactions: { '👍': 2 } });
});

it('takes the reaction for the same in whichever form the server has stored it', async () => {
	const me = session();
	me.entities.ingest([
		wireNote({ id: 'n', reactions: { '☀': 2 }, reactionCount: 2, myReaction: '☀' }),
		wireNote({ id: 'm', reactions: { '☀': 1 }, reactionCount: 1 }),
	]);
	await react(me, 'n', '☀\uFE0F');
	expect(calls).toEqual(['notes/reactions/delete']);
	expect(me.entities.note('n')).toMatchObject({ myReaction: null, reactions: { '☀': 1 } });
	await react(me, 'm', '☀\uFE0F');
	expect(me.entities.note('m')).toMatchObject({ myReaction: '☀', reactions: { '☀': 2 } });
});

it('refuses what the note does not accept, and makes a heart of everything where it only takes hearts', async () => {
	const me = session();
	const acceptance = { reactionAcceptance: 'nonSensitiveOnly' } as const;
	me.entities.ingest([wireNote({ id: 'n', ...acceptance }), wireNote({ id: 'm', reactionAcceptance: 'likeOnly' })]);
	await react(me, 'n', ':rude:');
	await react(me, 'n', ':kind@b.example:');
	expect(calls).toEqual([]);
	await react(me, 'n', ':kind:');
	expect(me.entities.note('n')?.myReaction).toBe(':kind@.:');
	await react(me, 'm', ':rude:');
	expect(me.entities.note('m')?.myReaction).toBe('❤');
});

it('asks first where the account has it so, whatever the others on the device have', async () => {
	const confirm = vi.spyOn(dialogs, 'confirm').mockResolvedValue(false);
	const me = session();
	me.entities.ingest([wireNote({ id: 'n', myReaction: null })]);
	preferences.overrideForAccount(confirmOnReact, true, me);
	await react(me, 'n', '🎉');
	preferences.clearOverride(confirmOnReact, me);
	expect(confirm).toHaveBeenCalledOnce();
	expect(calls).toEqual([]);
	confirm.mockRestore();
});

it('reacts with an emoji of one’s own roles alone, and takes back what the role has been taken from', async () => {
	const me = session();
	me.entities.ingest([
		wireNote({ id: 'n' }),
		wireNote({ id: 'm', reactions: { ':crown@.:': 1 }, myReaction: ':crown@.:' }),
	]);
	await react(me, 'n', ':crown:');
	expect(calls).toEqual([]);
	expect(me.entities.note('n')?.myReaction).toBeNull();
	await react(me, 'n', ':anchor:');
	await react(me, 'm', ':crown@.:');
	expect(calls).toEqual(['notes/reactions/create', 'notes/reactions/delete']);
});
