import { useStore } from 'zustand';
import { outboxState } from '@/stores/outbox/outboxState';

/** The number of unsent notes of this device's accounts. */
export function useOutboxCount(): number {
	return useStore(outboxState, ({ entries }) => entries.length);
}
