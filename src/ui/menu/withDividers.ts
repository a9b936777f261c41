import type { MenuItem } from './MenuItem';

/** Joins groups of items with dividers; empty groups are left out. */
export function withDividers(groups: readonly (readonly MenuItem[])[]): MenuItem[] {
	return groups
		.filter(group => group.length > 0)
		.flatMap((group, index): readonly MenuItem[] => (index === 0 ? group : [{ type: 'divider' }, ...group]));
}
