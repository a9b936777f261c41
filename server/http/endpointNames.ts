import { endpoints } from '../endpoints';
import type { Endpoint } from './endpoint';

/** Asked for late: the endpoints that tell of all endpoints are among them. */
export const ENDPOINT_NAMES = (): string[] => [...endpoints.keys()].sort();

export const findEndpoint = (name: string): Endpoint | undefined => endpoints.get(name);
