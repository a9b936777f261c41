import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { canPersonSee } from '../../notes/noteTargets';
import { notes } from '../../store/tables/notes';
import { translate } from '../../translation/translate';

export default defineEndpoint(
	{
		name: 'notes/translate',
		params: p.params({ noteId: p.id(), targetLang: p.text({ max: 64 }) }),
		credential: true,
		permission: 'read:account',
		errors: {
			unavailable: {
				code: 'UNAVAILABLE',
				id: '50a70314-2d8a-431b-b433-efa5cc56444c',
				message: 'Translate of notes unavailable.',
			},
			noSuchNote: { code: 'NO_SUCH_NOTE', id: 'bea9b03f-36e0-49c5-a4db-627a029f8971', message: 'No such note.' },
			cannotTranslateInvisibleNote: {
				code: 'CANNOT_TRANSLATE_INVISIBLE_NOTE',
				id: 'ea29f2ca-c368-43b3-aaf1-5ac3e74bbe5d',
				message: 'Cannot translate invisible note.',
			},
		},
	},
	async ({ core, me, params, errors }) => {
		const { translator } = core.options;
		if (translator === undefined || !core.roles.policies(me).canUseTranslator) throw errors.unavailable();
		const note = core.db.byId(notes, params.noteId);
		if (!note) throw errors.noSuchNote();
		if (!canPersonSee(core, note, me.id)) throw errors.cannotTranslateInvisibleNote();
		if (note.text === null) return { sourceLang: '', text: '' };
		return translate(translator, note.text, params.targetLang);
	},
);
