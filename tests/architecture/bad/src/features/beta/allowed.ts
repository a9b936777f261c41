import { now } from '@/base/clock';
import { type Known, things } from '../../stores/things.js';
import { client } from '@workers/echo/echo.client';
import type { WireThing } from '@/wire/things';
export const all = (): [Known | undefined, WireThing, number, unknown] => [things[0], { id: '' }, now(), client];
