import type { Core } from '../Core';
import type { Page } from '../notes/NoteQuery';
import { selectPage } from '../store/selectPage';
import { type NotificationRow, notifications } from '../store/tables/server';

export interface NotificationFilter extends Page {
	limit: number;
	/** Only these kinds; empty for all. */
	includeTypes?: readonly string[] | undefined;
	excludeTypes?: readonly string[] | undefined;
}

/** Without users who were muted since or are suspended, and without deleted notes. */
const UNMUTED = `
	(t.notifierId IS NULL OR (
		NOT EXISTS (SELECT 1 FROM mutes m WHERE m.muterId = t.userId AND m.muteeId = t.notifierId
			AND (m.expiresAt IS NULL OR m.expiresAt > ?))
		AND EXISTS (SELECT 1 FROM users u WHERE u.id = t.notifierId AND u.isSuspended = 0 AND u.isDeleted = 0)))
	AND (t.noteId IS NULL OR EXISTS (SELECT 1 FROM notes n WHERE n.id = t.noteId))`;

/** A page of a user's notifications of the requested kinds. */
export function selectNotifications(core: Core, userId: string, filter: NotificationFilter): NotificationRow[] {
	const include = withSingles(filter.includeTypes ?? []);
	const exclude = withSingles(filter.excludeTypes ?? []);
	return selectPage(
		core.db,
		notifications,
		filter,
		`t.userId = ? AND ${UNMUTED}
			AND (? = 0 OR t.type IN (SELECT value FROM json_each(?)))
			AND t.type NOT IN (SELECT value FROM json_each(?))`,
		userId,
		Date.now(),
		include.length,
		JSON.stringify(include),
		JSON.stringify(exclude),
	);
}

/** Grouped kinds are made from single ones when they are shown. */
const withSingles = (types: readonly string[]): string[] => types.map(type => type.replace(/:grouped$/, ''));
