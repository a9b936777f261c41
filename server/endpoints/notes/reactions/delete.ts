import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { unreact } from '../../../notes/react';

export default defineEndpoint(
	{
		name: 'notes/reactions/delete',
		params: p.params({ noteId: p.id() }),
		credential: true,
		permission: 'write:reactions',
		limit: { duration: 3_600_000, max: 60, minInterval: 3_000 },
		errors: {
			noSuchNote: { code: 'NO_SUCH_NOTE', id: '764d9fce-f9f2-4a0e-92b1-6ceac9a7ad37', message: 'No such note.' },
			notReacted: {
				code: 'NOT_REACTED',
				id: '92f4426d-4196-4125-aa5b-02943e2ec8fc',
				message: 'You are not reacting to that note.',
			},
		},
	},
	({ core, me, params }) => {
		unreact(core, me, params.noteId);
	},
);
