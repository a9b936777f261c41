import { defineEndpoint } from '../http/endpoint';
import * as p from '../http/params';

export default defineEndpoint({ name: 'ping', params: p.none }, () => ({ pong: Date.now() }));
