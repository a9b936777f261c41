// reported by boundaries(dependencies)
import '../stores/things';
