import { plainName } from '@/domain/person/plainName';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { prompt } from '@/ui/dialog/dialogs';
import type { NamedTarget } from '../hosting/TargetChoice';
import { findPerson } from './findPerson';

/**
 * Asks the user for a handle.
 * @returns the user; null if none was entered or none has that handle
 */
export async function askPerson(session: Session, title: string): Promise<NamedTarget | null> {
	const handle = (await prompt({ title, label: text.common.personName, minLength: 1 }))?.trim();
	const user = handle ? await findPerson(session, handle) : null;
	return user && { id: user.id, name: plainName(user) };
}
