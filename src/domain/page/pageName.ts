/**
 * What servers take as the name of a page, the last part of its address: up to 256 characters without spaces and
 * without those that mean something in addresses.
 */
export const PAGE_NAME = /^[^\s:/?#[\]@!$&'()*+,;=\\%\p{Cc}]{1,256}$/u;

/** Whether a page can be found by a name: `.` and `..` would be taken for folders of its address. */
export const isPageName = (name: string): boolean => PAGE_NAME.test(name) && name !== '.' && name !== '..';
