import { clipNote } from '../../clips/clipNote';
import { ownClip } from '../../clips/ownClip';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';

export default defineEndpoint(
	{
		name: 'clips/add-note',
		params: p.params({ clipId: p.id(), noteId: p.id() }),
		credential: true,
		permission: 'write:account',
		prohibitMoved: true,
		limit: { duration: 3_600_000, max: 20 },
		errors: {
			noSuchClip: { code: 'NO_SUCH_CLIP', id: 'd6e76cc0-a1b5-4c7c-a287-73fa9c716dcf', message: 'No such clip.' },
			noSuchNote: { code: 'NO_SUCH_NOTE', id: 'fc8c0b49-c7a3-4664-a0a6-b418d386bb8b', message: 'No such note.' },
			alreadyClipped: {
				code: 'ALREADY_CLIPPED',
				id: '734806c4-542c-463a-9311-15c512803965',
				message: 'The note has already been clipped.',
			},
			tooManyClipNotes: {
				code: 'TOO_MANY_CLIP_NOTES',
				id: 'f0dba960-ff73-4615-8df4-d6ac5d9dc118',
				message: 'You cannot put any more notes into this clip.',
			},
		},
	},
	({ core, me, params, errors }) => {
		const clip = ownClip(core, me, params.clipId);
		if (!clip) throw errors.noSuchClip();
		clipNote(core, me, clip, params.noteId);
	},
);
