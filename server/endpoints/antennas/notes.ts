import { ownAntenna } from '../../antennas/antennaParams';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { NoteQuery, pageBounds } from '../../notes/NoteQuery';
import { packNotes } from '../../pack/packNote';
import { antennas } from '../../store/tables/collections';

export default defineEndpoint(
	{
		name: 'antennas/notes',
		isTimeline: true,
		params: p.params({ antennaId: p.id(), limit: p.limit(), ...p.paging }),
		credential: true,
		permission: 'read:account',
		errors: {
			noSuchAntenna: {
				code: 'NO_SUCH_ANTENNA',
				id: '850926e0-fd3b-49b6-b69a-b28a5dbd82fe',
				message: 'No such antenna.',
			},
		},
	},
	({ core, me, params, errors }) => {
		const antenna = ownAntenna(core, me, params.antennaId);
		if (!antenna) throw errors.noSuchAntenna();
		const { since, until } = pageBounds(params);
		const rows = new NoteQuery(core, me.id)
			.where(
				't.id IN (SELECT noteId FROM antennaNotes WHERE antennaId = ? AND noteId > ? AND noteId < ?)',
				antenna.id,
				since ?? '',
				until ?? '~',
			)
			.visible()
			.unmuted()
			.page(params)
			.rows(params.limit);
		core.db.inPassing(() => {
			core.db.update(antennas, { lastUsedAt: Date.now(), hasUnreadNote: false }, 'id = ?', antenna.id);
			if (antenna.hasUnreadNote) core.bus.emit('antennas', { userId: me.id });
		});
		return packNotes(core, rows, me.id);
	},
);
