import * as p from '../http/params';
import { WEBHOOK_EVENTS } from './webhookEvents';

export const webhookName = () => p.text({ min: 1, max: 100 });
export const webhookUrl = () => p.text({ min: 1, max: 1024 });
export const webhookSecret = () => p.text({ max: 1024 });
export const webhookEvents = () => p.list(p.oneOf(...WEBHOOK_EVENTS), { max: 100 });
