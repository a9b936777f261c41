import type { Core } from '../../Core';
import { recount } from '../../figures/countStored';
import { users } from '../../store/tables/users';
import { planWorld } from './plan/planWorld';
import { Random } from './random';
import { drawFiles } from './write/drawFiles';
import { FileStock } from './write/FileStock';
import type { WorldWriter } from './write/WorldWriter';
import { writeAds } from './write/writeAds';
import { writeAnnouncements } from './write/writeAnnouncements';
import { writeClips } from './write/writeClips';
import { writeChannelPins, writeChannels, writeKeepsakes, writeListsAndAntennas } from './write/writeCollections';
import { writeDeck } from './write/writeDeck';
import { writeDecorations } from './write/writeDecorations';
import { writeHistory } from './write/writeHistory';
import { writeNotes } from './write/writeNotes';
import { writeNotifications } from './write/writeNotifications';
import { writePages } from './write/writePages';
import { hashDemoPasswords, writeFollows, writePeople, writeRoles } from './write/writePeople';
import { writePlays } from './write/writePlays';
import { writeProfileTags } from './write/writeProfileTags';
import { writeServer } from './write/writeServer';

/** Another seed makes another month for the same users. */
export const WORLD_SEED = 'leeward 1';

export interface WorldOptions {
	seed?: string;
	/** The present of the demo world, in milliseconds since the epoch. */
	now?: number;
	/** Called with each step, in a few words. */
	report?: (step: string) => void;
}

/**
 * Creates the demo world in an empty data folder; does nothing if there is any account. Atomic: if the process dies,
 * the database stays empty and the next process starts again.
 */
export async function makeWorld(core: Core, options: WorldOptions = {}): Promise<boolean> {
	if (core.db.exists(users, 't.host IS NULL AND t.isSystem = 0')) return false;
	const { seed = WORLD_SEED, now = Date.now(), report = () => {} } = options;
	const { people, notes } = planWorld(seed, now);
	const passwords = hashDemoPasswords();
	const drawn = await drawFiles(people, (done, all) => report(`drawing ${done} of ${all} pictures`));
	const hashes = await passwords;
	report(`writing ${notes.length} notes`);
	const world: WorldWriter = {
		core,
		random: new Random(`${seed} written`),
		stock: new FileStock(core, drawn),
		now,
		people: new Map(),
	};
	core.db.transaction(() => {
		writeServer(world);
		writePeople(world, people, hashes);
		writeProfileTags(world, people);
		writeFollows(world, people);
		writeDecorations(world);
		writeAds(world);
		writeAnnouncements(world);
		const roleIds = writeRoles(world);
		const channelIds = writeChannels(world);
		const written = writeNotes(world, notes, channelIds);
		writeChannelPins(world, written, channelIds);
		writeListsAndAntennas(world, written);
		writeDeck(world, channelIds);
		writeKeepsakes(world, written);
		writeClips(world, written);
		writeNotifications(world, written, roleIds);
		writePlays(world);
		writePages(world, written);
	});
	recount(core);
	writeHistory(world, people, new Random(`${seed} history`));
	return true;
}
