// reported by redos(no-vulnerable)
export const metasOf = (page: string): string[] => page.match(/<meta\b[^>]*>/g) ?? [];
