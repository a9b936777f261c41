/** There is no room for more at present. */
export class NoRoom extends Error {}
