import { plainName } from '@/domain/person/plainName';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { prompt } from '@/ui/dialog/dialogs';
import type { NamedTarget } from '../hosting/TargetChoice';
import { findPerson } from './findPerson';

/** Lets the reader name a person by their handle. @returns null where they named none, or there is nobody of that name */
export async function askPerson(session: Session, title: string): Promise<NamedTarget | null> {
	const handle = (await prompt({ title, label: text.common.personName, minLength: 1 }))?.trim();
	const user = handle ? await findPerson(session, handle) : null;
	return user && { id: user.id, name: plainName(user) };
}
