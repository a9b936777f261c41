import type { Core } from '../Core';
import { emojis } from '../store/tables/server';

/** The addresses of this server's custom emojis, by name. */
export const ownEmojis = ({ db, urls }: Core): Map<string, string> =>
	new Map(db.select(emojis, 'WHERE t.host IS NULL').map(({ name, path }) => [name, urls.absolute(path)]));
