import { baseSetting } from '../preferences/baseSetting';

/** Whether this device keeps an index of the notes that it has shown (rules/seen#switching-it-off). */
export const keepsSeen = baseSetting<boolean>({ key: 'keepsSeen', default: true, where: 'device' });
