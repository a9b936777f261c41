import { plainName } from '@/domain/person/plainName';
import type { Session } from '@/stores/session/Session';
import type { NamedTarget } from '../hosting/TargetChoice';
import { showError } from './showError';

/**
 * Lets the user pick somebody, as the target of a column. Loads the picker's code on first use, so that it isn't part of
 * the menus' file, which is loaded soon after the start.
 * @returns null if cancelled, or if the picker could not be loaded, which has been told
 */
export async function askPerson(session: Session, title: string): Promise<NamedTarget | null> {
	const picker = await import('../person/picker/pickPeople').catch(showError);
	const user = await picker?.pickPerson(session, { title });
	return user ? { id: user.id, name: plainName(user) } : null;
}
