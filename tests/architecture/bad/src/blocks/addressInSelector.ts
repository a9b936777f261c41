// reported by addresses(no-written-address)
export const LINK = 'a[data-path^="/@"]';
