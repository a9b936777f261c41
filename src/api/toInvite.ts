import type { Invite } from '@/domain/server/Invite';
import type { WireInvite } from '@/wire/entities';

export function toInvite(wire: WireInvite): Invite {
	const usedAt = timeOf(wire.usedAt);
	return {
		id: wire.id,
		code: wire.code ?? '',
		createdAt: timeOf(wire.createdAt) ?? 0,
		expiresAt: timeOf(wire.expiresAt),
		usedAt,
		isUsed: wire.used ?? usedAt !== null,
		usedById: wire.usedBy?.id ?? null,
	};
}

const timeOf = (written: string | null | undefined): number | null => Date.parse(written ?? '') || null;
