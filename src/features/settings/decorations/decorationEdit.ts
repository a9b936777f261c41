import { randomId } from '@/base/randomId';
import type { AvatarDecoration } from '@/domain/person/User';
import type { Params } from '@/wire/endpoints/Endpoints';
import type { WireDecoration } from '@/wire/endpoints/OwnAccountEndpoints';
import type { WireMe } from '@/wire/entities';

/** A decoration on the avatar while it is being arranged. */
export interface WornDecoration {
	/** Only here: the same decoration may be worn twice. */
	readonly id: string;
	readonly decorationId: string;
	/** In turns, -0.5 to 0.5. */
	readonly angle: number;
	readonly flipH: boolean;
	/** As a share of the decoration's size, -0.25 to 0.25. */
	readonly offsetX: number;
	readonly offsetY: number;
}

export const MAX_ANGLE = 0.5;
export const MAX_OFFSET = 0.25;

type WireWorn = NonNullable<WireMe['avatarDecorations']>[number];

export const newWorn = (decorationId: string): WornDecoration => ({
	id: randomId(),
	decorationId,
	angle: 0,
	flipH: false,
	offsetX: 0,
	offsetY: 0,
});

export const toWorn = (decorations: readonly WireWorn[] | null | undefined): readonly WornDecoration[] =>
	(decorations ?? []).map(({ id, angle, flipH, offsetX, offsetY }) => ({
		...newWorn(id),
		angle: angle ?? 0,
		flipH: flipH ?? false,
		offsetX: offsetX ?? 0,
		offsetY: offsetY ?? 0,
	}));

export const decorationParams = (
	worn: readonly WornDecoration[],
): NonNullable<Params<'i/update'>['avatarDecorations']> =>
	worn.map(({ id: _, decorationId, ...arranged }) => ({ ...arranged, id: decorationId }));

export const isSameDress = (one: readonly WornDecoration[], other: readonly WornDecoration[]): boolean =>
	JSON.stringify(decorationParams(one)) === JSON.stringify(decorationParams(other));

/** How the avatar is drawn with them; those that the server no longer has are left out. */
export const drawnDecorations = (
	worn: readonly WornDecoration[],
	known: readonly WireDecoration[],
): readonly AvatarDecoration[] =>
	worn.flatMap(({ decorationId, angle, flipH, offsetX, offsetY }) => {
		const url = known.find(({ id }) => id === decorationId)?.url;
		return url ? [{ url, angle, flipH, offsetX, offsetY, blink: false }] : [];
	});

/** Whether the account's roles let it wear this. */
export function mayWear(decoration: WireDecoration, ownRoleIds: readonly string[]): boolean {
	const roles = decoration.roleIdsThatCanBeUsedThisDecoration ?? [];
	return roles.length === 0 || roles.some(id => ownRoleIds.includes(id));
}
