import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { react } from '../../../notes/react';

export default defineEndpoint(
	{
		name: 'notes/reactions/create',
		params: p.params({ noteId: p.id(), reaction: p.text({ max: 512 }) }),
		credential: true,
		permission: 'write:reactions',
		prohibitMoved: true,
		errors: {
			noSuchNote: { code: 'NO_SUCH_NOTE', id: '033d0620-5bfe-4027-965d-980b0c85a3ea', message: 'No such note.' },
			alreadyReacted: {
				code: 'ALREADY_REACTED',
				id: '71efcf98-86d6-4e2b-b2ad-9d032369366b',
				message: 'Already reacted.',
			},
			youHaveBeenBlocked: {
				code: 'YOU_HAVE_BEEN_BLOCKED',
				id: '20ef5475-9f38-4e4c-bd33-de6d979498ec',
				message: 'You cannot react this note because you have been blocked by this user.',
			},
			cannotReactToRenote: {
				code: 'CANNOT_REACT_TO_RENOTE',
				id: 'eaccdc08-ddef-43fe-908f-d108faad57f5',
				message: 'Cannot react to renote.',
			},
		},
	},
	({ core, me, params }) => {
		react(core, me, params.noteId, params.reaction);
	},
);
