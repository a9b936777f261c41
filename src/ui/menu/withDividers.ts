import type { MenuItem } from './MenuItem';

/** Groups of entries, those without any left out, with a line between each two. */
export function withDividers(groups: readonly (readonly MenuItem[])[]): MenuItem[] {
	return groups
		.filter(group => group.length > 0)
		.flatMap((group, index): readonly MenuItem[] => (index === 0 ? group : [{ type: 'divider' }, ...group]));
}
