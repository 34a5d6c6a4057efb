/** Hash of the sources this bundle was built from; set by the build. */
declare const __BUILD_ID__: string;
/** The names of the actions that have each flag; set by the build. */
declare const __ACTION_FLAGS__: import('./actions/action-flags').ActionFlags;
