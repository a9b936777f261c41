import type { Policies } from '@/domain/account/Me';
import type { TimelineGate } from './TimelineDefinition';

/** Before the policies are known, those of most servers are assumed. */
export function isTimelineOffered(
	{ isForMembers, policy }: TimelineGate,
	isMember: boolean,
	policies: Policies | null,
): boolean {
	return (isMember || !isForMembers) && (policy === undefined || (policies?.[policy] ?? true));
}
