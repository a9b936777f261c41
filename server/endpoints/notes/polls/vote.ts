import { defineEndpoint } from '../../../http/endpoint';
import * as p from '../../../http/params';
import { vote } from '../../../notes/vote';

export default defineEndpoint(
	{
		name: 'notes/polls/vote',
		params: p.params({ noteId: p.id(), choice: p.integer({ min: -p.INT_MAX, max: p.INT_MAX }) }),
		credential: true,
		permission: 'write:votes',
		prohibitMoved: true,
		errors: {
			noSuchNote: { code: 'NO_SUCH_NOTE', id: 'ecafbd2e-c283-4d6d-aecb-1a0a33b75396', message: 'No such note.' },
			noPoll: {
				code: 'NO_POLL',
				id: '5f979967-52d9-4314-a911-1c673727f92f',
				message: 'The note does not attach a poll.',
			},
			invalidChoice: {
				code: 'INVALID_CHOICE',
				id: 'e0cc9a04-f2e8-41e4-a5f1-4127293260cc',
				message: 'Choice ID is invalid.',
			},
			alreadyVoted: {
				code: 'ALREADY_VOTED',
				id: '0963fc77-efac-419b-9424-b391608dc6d8',
				message: 'You have already voted.',
			},
			alreadyExpired: {
				code: 'ALREADY_EXPIRED',
				id: '1022a357-b085-4054-9083-8f8de358337e',
				message: 'The poll is already expired.',
			},
			youHaveBeenBlocked: {
				code: 'YOU_HAVE_BEEN_BLOCKED',
				id: '85a5377e-b1e9-4617-b0b9-5bea73331e49',
				message: 'You have been blocked.',
			},
		},
	},
	({ core, me, params }) => {
		vote(core, me, params.noteId, params.choice);
	},
);
