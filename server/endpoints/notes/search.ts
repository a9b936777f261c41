import { ApiError } from '../../http/ApiError';
import { commonErrors } from '../../http/commonErrors';
import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { NoteQuery } from '../../notes/NoteQuery';
import { SEARCH_WORDS_MAX, searchWords } from '../../notes/searchWords';
import { packNotes } from '../../pack/packNote';
import { containing } from '../../store/likePattern';

/** Notes whose text contains all the words. Content warnings are not searched. */
export default defineEndpoint(
	{
		name: 'notes/search',
		params: p.params({
			query: p.query(),
			limit: p.limit(),
			...p.paging,
			offset: p.offset(),
			host: p.optional(p.host()),
			userId: p.nullish(p.id()),
			channelId: p.nullish(p.id()),
		}),
		errors: {
			unavailable: {
				code: 'UNAVAILABLE',
				id: '0b44998d-77aa-4427-80d0-d2c9b8523011',
				message: 'Search of notes unavailable.',
			},
		},
	},
	({ core, me, params, errors }) => {
		if (!core.roles.policies(me).canSearchNotes) throw errors.unavailable();
		const words = searchWords(params.query);
		if (!words) {
			const reason = `must NOT have more than ${SEARCH_WORDS_MAX} words`;
			throw new ApiError(commonErrors.invalidParam, { param: '#/properties/query/maxWords', reason });
		}
		const query = new NoteQuery(core, me?.id ?? null);
		if (params.userId) query.where('t.userId = ?', params.userId);
		if (params.channelId) query.where('t.channelId = ?', params.channelId);
		if (params.host === '.') query.where('t.userHost IS NULL');
		else if (params.host) query.where('t.userHost = ?', params.host.toLowerCase());
		for (const word of words) query.where("t.text LIKE ? ESCAPE '\\'", containing(word));
		const rows = query.readable().unmuted().page(params).rows(params.limit, params.offset);
		return packNotes(core, rows, me?.id ?? null);
	},
);
