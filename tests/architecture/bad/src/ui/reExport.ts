// reported by boundaries(dependencies)
export { things } from '../stores/things';
