import { expectTypeOf, it } from 'vitest';
import type { ApiClient } from '@/api/ApiClient';
import type { NotesCall } from '@/blocks/feed/noteFeedSource';
import type { WireNote } from '../entities';
import type { Answer, CallOf, EndpointAnswering, EndpointName, Params } from './Endpoints';

// Checked by the compiler (`npm run types`).

it('knows every endpoint by its name alone', () => {
	expectTypeOf<string>().not.toExtend<EndpointName>();
	expectTypeOf<Answer<'notes/show'>>().toEqualTypeOf<WireNote>();
});

it('tells apart what may be left out of a call', () => {
	expectTypeOf<object>().not.toExtend<Params<'notes/show'>>();
	expectTypeOf<{ noteId: string }>().toExtend<Params<'notes/show'>>();
	expectTypeOf<{ userIds: readonly string[] }>().not.toExtend<Params<'users/show'>>();
});

it('answers a list where ids are given instead of one', () => {
	const show = (api: ApiClient) =>
		[api.call('users/show', { userIds: ['a'] }), api.call('users/show', { userId: 'a' })] as const;
	expectTypeOf<Awaited<ReturnType<typeof show>[0]>>().toBeArray();
	expectTypeOf<Awaited<ReturnType<typeof show>[1]>>().not.toBeArray();
});

it('takes only what answers notes for a list of notes, with its own parameters', () => {
	expectTypeOf<'users/notes'>().toExtend<EndpointAnswering<WireNote[]>>();
	expectTypeOf<'drive/files' | 'i/favorites'>().not.toExtend<EndpointAnswering<WireNote[]>>();
	expectTypeOf<CallOf<'users/notes', 'limit'>>().toExtend<NotesCall>();
	expectTypeOf<{ endpoint: 'users/notes'; params: { listId: string } }>().not.toExtend<NotesCall>();
});
