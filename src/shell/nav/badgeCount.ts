/** A count as badges show it: 99+ over 99 (rules/navigation#badges). */
export const badgeCount = (count: number): string => (count > 99 ? '99+' : String(count));
