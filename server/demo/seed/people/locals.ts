import { hosts } from './hosts';
import { islanders } from './islanders';
import { mainlanders } from './mainlanders';
import type { Person } from './Person';
import { townspeople } from './townspeople';

/** Who lives on the home server. The first three can be signed in as. */
export const locals: readonly Person[] = [...hosts, ...townspeople, ...islanders, ...mainlanders];
