// reported by addresses(no-written-address)
export const show = (navigate: (path: string) => void): void => navigate('/my/drive');
