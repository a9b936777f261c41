import type { Policies } from '@/domain/account/Me';
import type { TimelineGate } from './TimelineDefinition';

/** Before the policies are known, what most servers allow counts. */
export function isTimelineOffered(
	{ isForMembers, policy }: TimelineGate,
	isMember: boolean,
	policies: Policies | null,
): boolean {
	return (isMember || !isForMembers) && (policy === undefined || (policies?.[policy] ?? true));
}
