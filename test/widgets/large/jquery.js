/** jQuery, for plug-ins that take it from the window. */
import jquery from 'jquery';

globalThis.$ = jquery;
globalThis.jQuery = jquery;
export default jquery;
