import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { playParams, playVisibility } from '../../plays/playParams';
import { plays } from '../../store/tables/plays';

export default defineEndpoint(
	{
		name: 'flash/update',
		params: p.params({
			flashId: p.id(),
			title: p.optional(playParams.title),
			summary: p.optional(playParams.summary),
			script: p.optional(playParams.script),
			permissions: p.optional(playParams.permissions),
			visibility: p.optional(playVisibility()),
		}),
		credential: true,
		permission: 'write:flash',
		prohibitMoved: true,
		limit: { duration: 3_600_000, max: 300 },
		errors: {
			noSuchFlash: { code: 'NO_SUCH_FLASH', id: '611e13d2-309e-419a-a5e4-e0422da39b02', message: 'No such flash.' },
			accessDenied: { code: 'ACCESS_DENIED', id: '08e60c88-5948-478e-a132-02ec701d67b2', message: 'Access denied.' },
		},
	},
	({ core, me, params, errors }) => {
		const play = core.db.byId(plays, params.flashId);
		if (!play) throw errors.noSuchFlash();
		if (play.userId !== me.id) throw errors.accessDenied();
		const { title = play.title, summary = play.summary, script = play.script } = params;
		const { permissions = play.permissions, visibility = play.visibility } = params;
		const changes = { title, summary, script, permissions, visibility, updatedAt: Date.now() };
		core.db.update(plays, changes, 'id = ?', play.id);
	},
);
