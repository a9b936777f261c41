import { integer, json, type RowOf, table, text } from '../table';

/** Work in the background that must survive a restart. A row is deleted when its work is done. */
export const jobs = table(
	'jobs',
	{
		id: text(),
		kind: text(),
		/** The account that it is done for. */
		userId: text(),
		data: json<unknown>(null),
		/** How often it has failed. */
		attempts: integer(),
		/** Not before this time. */
		runAt: integer(),
	},
	{
		key: ['id'],
		indexes: [['kind', 'runAt', 'id'], ['runAt'], ['userId', 'kind']],
	},
);
export type JobRow = RowOf<typeof jobs>;
