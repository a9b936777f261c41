import type { Core } from '../../../Core';
import type { UserRow } from '../../../store/tables/users';
import type { PersonKey } from '../plan/PlannedNote';
import type { Random } from '../random';
import type { FileStock } from './FileStock';

/** What all writers of the demo world need. */
export interface WorldWriter {
	core: Core;
	random: Random;
	stock: FileStock;
	/** Milliseconds since the epoch. */
	now: number;
	/** Filled by `writePeople`. */
	people: Map<PersonKey, UserRow>;
}

/** @throws Error if there is no such user */
export function personOf({ people }: Pick<WorldWriter, 'people'>, key: PersonKey): UserRow {
	const person = people.get(key);
	if (!person) throw new Error(`nobody is called ${key}`);
	return person;
}
