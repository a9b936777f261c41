import { askPerson } from '@/blocks/actions/askPerson';
import type { NamedTarget } from '@/blocks/hosting/TargetChoice';
import type { Session } from '@/stores/session/Session';

/**
 * Lets the user choose somebody: for lists and antennas. The only place of this feature that knows how people are
 * chosen.
 * @returns null if nobody was chosen
 */
export const pickPerson = (session: Session, title: string): Promise<NamedTarget | null> => askPerson(session, title);
