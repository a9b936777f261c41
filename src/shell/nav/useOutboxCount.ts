import { useStore } from 'zustand';
import { outboxState } from '@/stores/outbox/outboxState';

/** How many notes of this device's accounts wait to be posted. */
export function useOutboxCount(): number {
	return useStore(outboxState, ({ entries }) => entries.length);
}
