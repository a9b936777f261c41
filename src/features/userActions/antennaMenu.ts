import { toAntenna } from '@/api/toCollections';
import { passGate } from '@/blocks/actions/gate';
import { submenuItems } from '@/blocks/actions/submenuItems';
import { antennaChange, antennaHasUser } from '@/domain/collection/antennaUsers';
import type { Antenna } from '@/domain/collection/collections';
import type { User } from '@/domain/person/User';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { changeInCollection, collection } from '@/stores/collections';
import type { Session } from '@/stores/session/Session';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { toast } from '@/ui/toast/toasts';

/** The user's antennas with a list of users; those that contain this user are checked. */
export function antennaMenu(session: Session, user: User): Promise<readonly MenuItem[]> {
	return submenuItems(async () => {
		const antennas = (await collection(session, 'antennas')).filter(antenna => antenna.src === 'users');
		if (antennas.length === 0) return [{ type: 'label', text: text.userMenu.noAntennas }];
		return antennas.map(
			(antenna): MenuItem => ({
				type: 'radio',
				text: antenna.name,
				checked: antennaHasUser(antenna, user, session.host),
				onSelect: () => void toggle(session, user, antenna),
			}),
		);
	});
}

/** @param known the antenna of the menu, which may be older than what was changed elsewhere */
async function toggle(session: Session, user: User, known: Antenna): Promise<void> {
	const { id: antennaId } = known;
	const isOn = !antennaHasUser(known, user, session.host);
	await passGate(session, {
		async perform({ api }) {
			const antenna = toAntenna(await api.call('antennas/show', { antennaId }));
			const change = antennaChange(antenna, user, session.host, isOn);
			await api.call('antennas/update', { antennaId, ...change });
			// An update starts an antenna that the server had stopped.
			changeInCollection(session, 'antennas', antennaId, () => ({ ...antenna, ...change, isActive: true }));
			const { name } = antenna;
			toast(t(isOn ? 'userMenu.addedTo' : 'userMenu.removedFrom', { name }), { icon: 'antenna' });
		},
	});
}
