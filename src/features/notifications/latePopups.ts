/** Apart from the other late parts, whose list of files members would load at each start. */
export const loadPopups = () => import('./popups/NotificationPopups');
