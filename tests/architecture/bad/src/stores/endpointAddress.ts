// reported by endpoints(no-api-address)
export const pingAddress = (origin: string): string => `${origin}/api/ping`;
