/** Whether a set of weekdays (1 for Sunday, 2 for Monday, 4 for Tuesday …; 0 for all) contains a day. */
export const runsOn = (days: number, day: Date): boolean => days === 0 || (days & (1 << day.getDay())) !== 0;
