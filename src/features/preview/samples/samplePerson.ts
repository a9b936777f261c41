import type { User } from '@/domain/person/User';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';

/** A made-up user of another server. */
export function samplePerson(session: Session, change: Partial<User>): User {
	return {
		id: 'preview of a person',
		username: 'saga',
		host: 'harbour.example',
		name: text.samples.name,
		avatarUrl: `${session.origin}/identicon/saga@harbour.example`,
		avatarBlurhash: null,
		avatarDecorations: [],
		isBot: false,
		isCat: false,
		onlineStatus: 'unknown',
		badgeRoles: [],
		instance: null,
		emojis: {},
		movedTo: null,
		asksToFollow: null,
		profile: null,
		...change,
	};
}
