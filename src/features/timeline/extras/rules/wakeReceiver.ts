import { threadHosts } from '@/blocks/thread/threadHosts';

/** Has a column on the page show what was sent to it. */
export function wakeReceiver(columnId: string): void {
	for (const host of threadHosts) if (host.id === columnId) host.toggle(null);
}
