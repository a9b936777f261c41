import type { Endpoints } from 'misskey-js';
import type { Core } from '../Core';
import { dateOfId } from '../store/IdSource';
import type { AbuseReportRow } from '../store/tables/server';
import type { UserRow } from '../store/tables/users';
import { packEveryone } from './packOther';

/** Reports to moderators, with the users involved. */
export function packReports(
	core: Core,
	rows: readonly AbuseReportRow[],
	viewer: UserRow,
): Endpoints['admin/abuse-user-reports']['res'] {
	const people = packEveryone(
		core,
		rows.flatMap(row => [row.reporterId, row.targetUserId, row.assigneeId ?? []].flat()),
		viewer,
	);
	return rows.flatMap(row => {
		const { id, comment, reporterId, targetUserId, assigneeId, resolvedAs, moderationNote } = row;
		const reporter = people.get(reporterId);
		const targetUser = people.get(targetUserId);
		if (!reporter || !targetUser) return [];
		const assignee = (assigneeId !== null && people.get(assigneeId)) || null;
		return {
			id,
			createdAt: dateOfId(id),
			comment,
			resolved: row.isResolved,
			reporterId,
			targetUserId,
			assigneeId,
			reporter,
			targetUser,
			assignee,
			forwarded: false,
			resolvedAs,
			moderationNote,
		};
	});
}
