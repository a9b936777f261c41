import { createStore } from 'zustand/vanilla';

/** Whether another account of this device has unread notifications, as far as is known (`watchOtherAccounts`). */
export const othersUnread = createStore(() => false);
