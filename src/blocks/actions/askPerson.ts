import { plainName } from '@/domain/person/plainName';
import type { Session } from '@/stores/session/Session';
import type { NamedTarget } from '../hosting/TargetChoice';
import { pickPerson } from '../person/picker/pickPeople';

/**
 * Lets the user pick somebody, as the target of a column.
 * @returns null if cancelled
 */
export async function askPerson(session: Session, title: string): Promise<NamedTarget | null> {
	const user = await pickPerson(session, { title });
	return user && { id: user.id, name: plainName(user) };
}
