import { webUrl } from '@/base/webUrl';
import type { Announcement, AnnouncementDisplay, AnnouncementIcon } from '@/domain/announcement/Announcement';
import type { WireAnnouncement } from '@/wire/entities';

const ICONS: readonly AnnouncementIcon[] = ['info', 'warning', 'error', 'success'];
const DISPLAYS: readonly AnnouncementDisplay[] = ['normal', 'banner', 'dialog'];

/** Unknown icons and displays of newer servers get the plainest ones. */
export function toAnnouncement(wire: WireAnnouncement): Announcement {
	return {
		id: wire.id,
		title: wire.title ?? '',
		text: wire.text ?? '',
		createdAt: timeOf(wire.createdAt) ?? 0,
		updatedAt: timeOf(wire.updatedAt),
		imageUrl: webUrl(wire.imageUrl ?? '')?.href ?? null,
		icon: ICONS.find(icon => icon === wire.icon) ?? 'info',
		display: DISPLAYS.find(display => display === wire.display) ?? 'normal',
		needsConfirmation: wire.needConfirmationToRead === true,
		isSilent: wire.silence === true,
		isForReader: wire.forYou === true,
		isRead: wire.isRead ?? null,
	};
}

const timeOf = (written: string | null | undefined): number | null => Date.parse(written ?? '') || null;
