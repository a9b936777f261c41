import { hosts } from './hosts';
import { islanders } from './islanders';
import { mainlanders } from './mainlanders';
import type { Person } from './Person';
import { townspeople } from './townspeople';

/** The users of the home server. The first three are for signing in. */
export const locals: readonly Person[] = [...hosts, ...townspeople, ...islanders, ...mainlanders];
