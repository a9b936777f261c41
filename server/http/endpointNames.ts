import { endpoints } from '../endpoints';
import type { Endpoint } from './endpoint';

/** A function, as the endpoints that list all endpoints are among them. */
export const ENDPOINT_NAMES = (): string[] => [...endpoints.keys()].sort();

export const findEndpoint = (name: string): Endpoint | undefined => endpoints.get(name);
