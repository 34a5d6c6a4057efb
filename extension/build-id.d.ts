/** Hash of the sources this bundle was built from; set by the build. */
declare const __BUILD_ID__: string;
