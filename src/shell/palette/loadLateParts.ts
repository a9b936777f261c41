/** Apart from `lateActions`, as the list of all files that these need would be a part of every start. */
export const loadLateParts = async () => (await import('./lateParts')).lateParts;
