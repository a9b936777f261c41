/** Whether something that runs on certain days (1 for Sunday, 2 for Monday, 4 for Tuesday …; 0: all) runs on this one. */
export const runsOn = (days: number, day: Date): boolean => days === 0 || (days & (1 << day.getDay())) !== 0;
