import { avatarDecorations } from '../../../store/tables/server';
import { users, type WornDecoration } from '../../../store/tables/users';
import { decorations } from '../draw/decorations';
import { DAY, type PersonKey } from '../plan/PlannedNote';
import { personOf, type WorldWriter } from './WorldWriter';

interface Worn extends Omit<WornDecoration, 'id' | 'angle'> {
	by: PersonKey;
	name: string;
	angle: number;
}

/** Angles in turns. */
const WORN: readonly Worn[] = [
	{ by: 'mara', name: 'rope-ring', angle: 0 },
	{ by: 'pim', name: 'sailor-cap', angle: -0.04 },
	{ by: 'tomo', name: 'sailor-cap', angle: 0.05, flipH: true },
	{ by: 'yuki', name: 'sea-flowers', angle: 0 },
	{ by: 'bruna', name: 'sea-flowers', angle: 0.1 },
	{ by: 'coral@tidepool.example', name: 'rope-ring', angle: 0, flipH: true },
];

/** Makes decorations, and puts them around some avatars. */
export function writeDecorations(world: WorldWriter): void {
	const { core, stock, now } = world;
	const made = new Map(
		decorations.map(({ name }) => {
			const at = now - 90 * DAY;
			const file = stock.place(`decoration:${name}`, { owner: null, at });
			const id = core.ids.at(at);
			core.db.insert(avatarDecorations, { id, name, url: `/files/${file.accessKey}` });
			return [name, id];
		}),
	);
	core.decorations.changed();
	for (const { by, name, ...how } of WORN) {
		const id = made.get(name);
		if (id === undefined) throw new Error(`no decoration is called ${name}`);
		core.db.update(users, { avatarDecorations: [{ id, ...how }] }, 'id = ?', personOf(world, by).id);
	}
}
