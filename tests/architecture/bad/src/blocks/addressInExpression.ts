// reported by addresses(no-written-address)
export const NOTE = /^\/notes\/(\w+)$/;
