// reported by addresses(no-written-address)
export const isIndex = (path: string): boolean => path === '/';
