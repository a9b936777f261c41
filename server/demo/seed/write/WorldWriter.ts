import type { Core } from '../../../Core';
import type { UserRow } from '../../../store/tables/users';
import type { PersonKey } from '../plan/PlannedNote';
import type { Random } from '../random';
import type { FileStock } from './FileStock';

/** What the parts of the demo world are written with. */
export interface WorldWriter {
	core: Core;
	random: Random;
	stock: FileStock;
	/** Milliseconds since 1970. */
	now: number;
	/** Filled by `writePeople`. */
	people: Map<PersonKey, UserRow>;
}

/** @throws Error where nobody is called so */
export function personOf({ people }: Pick<WorldWriter, 'people'>, key: PersonKey): UserRow {
	const person = people.get(key);
	if (!person) throw new Error(`nobody is called ${key}`);
	return person;
}
