export const width = () => 0;
