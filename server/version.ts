/** The release of the real server that this one behaves like. Clients use it to decide which features to use. */
export const WIRE_VERSION = '2025.6.3';
