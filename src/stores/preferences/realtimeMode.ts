import { baseSetting } from './baseSetting';

/** Whether columns are streamed; otherwise they poll (`pollingInterval`). */
export const realtimeMode = baseSetting({ key: 'realtimeMode', where: 'device', default: true });
