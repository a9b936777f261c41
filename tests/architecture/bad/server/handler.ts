export const handle = () => 0;
