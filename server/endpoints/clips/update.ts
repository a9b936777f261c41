import { ownClip } from '../../clips/ownClip';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packClip } from '../../pack/packClip';
import { clips } from '../../store/tables/collections';

export default defineEndpoint(
	{
		name: 'clips/update',
		params: p.params({
			clipId: p.id(),
			name: p.optional(p.text({ min: 1, max: 100 })),
			isPublic: p.optional(p.flag()),
			description: p.nullish(p.text({ max: 2048 })),
		}),
		credential: true,
		permission: 'write:account',
		prohibitMoved: true,
		errors: {
			noSuchClip: { code: 'NO_SUCH_CLIP', id: 'b4d92d70-b216-46fa-9a3f-a8c811699257', message: 'No such clip.' },
		},
	},
	({ core, me, params, errors }) => {
		const clip = ownClip(core, me, params.clipId);
		if (!clip) throw errors.noSuchClip();
		const { name = clip.name, isPublic = clip.isPublic, description = clip.description } = params;
		core.db.update(clips, { name, isPublic, description }, 'id = ?', clip.id);
		return packClip(core, { ...clip, name, isPublic, description }, me);
	},
);
