import { baseSetting } from './baseSetting';

/** Columns are streamed; else they ask now and then (`pollingInterval`). */
export const realtimeMode = baseSetting({ key: 'realtimeMode', where: 'device', default: true });
