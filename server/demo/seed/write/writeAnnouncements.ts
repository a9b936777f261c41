import { DEMO_ACCOUNTS } from '../../../auth/demoSignIns';
import { announcementReads, announcements } from '../../../store/tables/announcements';
import { plannedAnnouncements } from '../texts/announcements';
import { personOf, type WorldWriter } from './WorldWriter';

/** Announcements, and who has read them: neighbours all, the accounts that sign in what is marked so. */
export function writeAnnouncements(world: WorldWriter): void {
	const { core, stock, now, people } = world;
	const signIns: readonly string[] = DEMO_ACCOUNTS;
	for (const { ago, picture, forOnly, isRead, ...fields } of plannedAnnouncements) {
		const at = now - ago;
		const id = core.ids.at(at);
		const imageUrl = picture ? `/files/${stock.place(`picture:${picture}`, { owner: null, at }).accessKey}` : null;
		const userId = forOnly === undefined ? null : personOf(world, forOnly).id;
		core.db.insert(announcements, { ...fields, id, imageUrl, userId });
		for (const person of people.values()) {
			const hasRead = isRead || !signIns.includes(person.username);
			if (person.host !== null || userId !== null || !hasRead) continue;
			core.db.insert(announcementReads, { userId: person.id, announcementId: id });
		}
	}
}
