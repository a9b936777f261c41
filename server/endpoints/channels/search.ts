import { defineEndpoint } from '../../http/endpoint';
import * as p from '../../http/params';
import { packChannels } from '../../pack/packChannel';
import { containing } from '../../store/likePattern';
import { selectPage } from '../../store/selectPage';
import { channels } from '../../store/tables/collections';

export default defineEndpoint(
	{
		name: 'channels/search',
		params: p.params({
			query: p.query(),
			type: p.optional(p.oneOf('nameAndDescription', 'nameOnly'), 'nameAndDescription'),
			limit: p.limit(100, 5),
			...p.paging,
		}),
	},
	({ core, me, params }) => {
		const wanted = containing(params.query.trim());
		const inDescription = params.type === 'nameOnly' ? '0' : "t.description LIKE ? ESCAPE '\\'";
		const rows = selectPage(
			core.db,
			channels,
			params,
			`t.isArchived = 0 AND (t.name LIKE ? ESCAPE '\\' OR ${inDescription})`,
			wanted,
			...(params.type === 'nameOnly' ? [] : [wanted]),
		);
		return packChannels(core, rows, me);
	},
);
