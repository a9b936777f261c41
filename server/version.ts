/** The release of the real server whose wire behaviour this one has. Clients tell by it what they may use. */
export const WIRE_VERSION = '2025.6.3';
